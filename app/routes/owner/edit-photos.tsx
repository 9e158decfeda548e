import { Suspense, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { isUnsendable } from '#app/draft/rules.ts'
import { EditScreen, type Trouble } from '#app/features/editing/EditScreen.tsx'
import { useFailedPhotos } from '#app/features/photos/FailedDialog.tsx'
import { focusFirstFailed } from '#app/features/photos/focus-photo.ts'
import { OrderHint } from '#app/features/photos/OrderHint.tsx'
import { PhotoSection } from '#app/features/photos/PhotoSection.tsx'
import { ApiError } from '#app/lib/api.ts'
import { sortFilms } from '#app/lib/recording/sort-films.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import type { FilmsToDate } from '#app/parts/date-field/film-item.tsx'
import { FilesNotSaved } from '#app/saving/file-errors.ts'
import { photos as plan } from '#app/saving/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import camera from '#app/ui/illustrations/camera.svg?url&no-inline'
import { Notice } from '#app/ui/Notice.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { editPhotos } from '#languages/en/screens/edit-photos.ts'

const messages = { editPhotos }

const load = () => import('#app/features/films/FilmSection.tsx')
const loadFilms = () => load().then(({ FilmSection }) => FilmSection)

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
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const films = useLazyComponent(loadFilms, memorialUuid !== null)
  const [filmsToDate, setFilmsToDate] = useState<FilmsToDate | null>(null)
  const showToast = useToast()
  // Photos that may succeed at a retry are sent again by Save itself.
  const { dialog, beforeNext } = useFailedPhotos(photos.filter(isUnsendable))

  /** Puts films that were chosen as photos where films are. */
  async function takeFilms(files: File[]): Promise<File[]> {
    const { films: chosen, others } = await sortFilms(files)
    if (memorialUuid === null || chosen.length === 0) return files
    load().then(
      ({ addFilms }) => {
        void addFilms(memorialUuid, chosen)
        showToast({ message: t('filmsBelow') })
      },
      () => showToast({ message: t('noFilms') }),
    )
    return others
  }

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
      <PhotoSection
        photos={photos}
        empty={<EmptyState picture={camera} title={t('empty')} />}
        canSendAgain
        takeOthers={takeFilms}
        films={filmsToDate}
      />
      {photos.length > 1 && memorialUuid && <OrderHint memorialUuid={memorialUuid} />}
      {memorialUuid && films.Part && (
        <Suspense>
          <films.Part memorialUuid={memorialUuid} onFilms={setFilmsToDate} />
        </Suspense>
      )}
      {films.failed && (
        <Notice action={<Button onPress={films.again}>{t('tryFilms')}</Button>}>{t('noFilms')}</Notice>
      )}
      {dialog}
    </EditScreen>
  )
}
