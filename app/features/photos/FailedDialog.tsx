import type { ReactNode } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { problemWords } from '#app/lib/photos/problem-words.ts'
import { useQuestion } from '#app/lib/use-question.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { failedPhotos } from './failed.ts'

/**
 * Lists the photos that failed before the step is left, once for each of them. `beforeNext` gives false when the host
 * stays with them.
 */
export function useFailedPhotos(photos: readonly DraftPhoto[]): {
  dialog: ReactNode
  beforeNext: () => Promise<boolean>
} {
  const t = useTranslations('creation.photos.failedDialog')
  const question = useQuestion<'goOn' | 'stay'>()
  const failed = failedPhotos(photos)

  async function beforeNext(): Promise<boolean> {
    if (failed.length === 0 || (await question.ask()) === 'goOn') return true
    // The dialog has given the focus back by then.
    setTimeout(() => firstFailedTile(failed)?.focus())
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
        {failed.map(({ id, name, problem }) => (
          <li key={id}>{t('photo', { file: name, reason: problemWords(problem) })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
  return { dialog, beforeNext }
}

function firstFailedTile([first]: readonly DraftPhoto[]): HTMLElement | null | undefined {
  const tile = first && document.querySelector(`[data-photo="${CSS.escape(first.id)}"]`)
  return tile?.querySelector<HTMLElement>('[data-remove]')
}
