import type { ReactNode } from 'react'
import { failedPhotos, isUnsendable } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { photoFailureMessage } from '#app/lib/photos/problem-message.ts'
import { useDialogAnswer } from '#app/lib/use-dialog-answer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { focusPhoto } from './focus-photo.ts'
import { takeOutPhotos } from './photo-removal.ts'

/**
 * Lists the failed photos before the step is left. `beforeNext` returns false if the host stays to deal with them;
 * going on removes those that cannot be uploaded by trying again.
 */
export function useFailedPhotos(photos: readonly DraftPhoto[]): {
  dialog: ReactNode
  beforeNext: () => Promise<boolean>
} {
  const t = useTranslations('photos.failedDialog')
  const question = useDialogAnswer<'goOn' | 'stay'>()
  const failed = failedPhotos(photos)

  async function beforeNext(): Promise<boolean> {
    if (failed.length === 0) return true
    if ((await question.ask()) === 'goOn') {
      takeOutPhotos(failed.filter(isUnsendable))
      return true
    }
    // Runs after the dialog has returned the focus.
    setTimeout(() => failed[0] && focusPhoto(failed[0].id))
    return false
  }

  const dialog = question.isOpen && (
    <ConfirmDialog
      open
      onClose={() => question.answer('stay')}
      title={t('title', { count: failed.length })}
      primary={{ label: t('stay', { count: failed.length }), onPress: () => question.answer('stay') }}
      secondary={{ label: t('goOn'), onPress: () => question.answer('goOn') }}
    >
      <p>{t('help', { count: failed.length })}</p>
      <ul>
        {failed.map((photo) => (
          <li key={photo.id}>{t('photo', { file: photo.name, reason: photoFailureMessage(photo) })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
  return { dialog, beforeNext }
}
