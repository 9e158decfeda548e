import { useDraft } from '#app/draft/hooks.ts'
import { isUnsendable } from '#app/draft/rules.ts'
import { EditScreen, type Trouble } from '#app/features/editing/EditScreen.tsx'
import { useFailedPhotos } from '#app/features/photos/FailedDialog.tsx'
import { focusFirstFailed } from '#app/features/photos/focus-photo.ts'
import { PhotoSection } from '#app/features/photos/PhotoSection.tsx'
import { ApiError } from '#app/lib/api.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { photos as plan } from '#app/saving/edit-plans.ts'
import { FilesNotSaved } from '#app/saving/file-errors.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import camera from '#app/ui/illustrations/camera.svg?url&no-inline'
import { editPhotos } from '#languages/en/screens/edit-photos.ts'

const messages = { editPhotos }

export const meta = () => [{ title: translated({ editPhotos }).editPhotos.pageTitle }]

export default function EditPhotos() {
  return (
    <MessagesProvider messages={messages}>
      <PhotosScreen />
    </MessagesProvider>
  )
}

/** The host's own photos: captions, order, adding and removing. */
function PhotosScreen() {
  const t = useTranslations('editPhotos')
  const photos = useDraft((draft) => draft.photos)
  // Photos that may succeed at a retry are sent again by Save itself.
  const { dialog, beforeNext } = useFailedPhotos(photos.filter(isUnsendable))

  /** Which files failed to upload, or why the save failed. */
  function trouble(reason: unknown): Trouble {
    if (reason instanceof FilesNotSaved) {
      const [file = '', ...others] = reason.files.map(({ name }) => name)
      return { message: t('upload', { file, more: others.length }) }
    }
    const message = reason instanceof Error ? reason.message : ''
    if (reason instanceof ApiError && reason.status > 0)
      return { message: t('failed', { reason: message || t('unknown') }) }
    return { message: t('error', { reason: message || t('tryAgain') }) }
  }

  return (
    <EditScreen
      title={t('title')}
      plan={plan}
      beforeSave={beforeNext}
      trouble={trouble}
      onTroubleRead={focusFirstFailed}
    >
      <PhotoSection photos={photos} empty={<EmptyState picture={camera} title={t('empty')} />} canSendAgain />
      {dialog}
    </EditScreen>
  )
}
