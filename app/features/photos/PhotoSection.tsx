import { ImagePlus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { changePhoto, movePhoto } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useSaving } from '#app/saving/progress.ts'
import { DropZone } from '#app/ui/DropZone.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { memorial } from '#contract/limits.ts'
import styles from './PhotoGrid.module.css'
import { PhotoGrid } from './PhotoGrid.tsx'
import { choosePhotos, retryPhoto, takeOutPhoto, usePhotoProblems } from './photo-work.ts'
import { useDroppedPhotos } from './use-dropped-photos.ts'

/** Choosing photos, and everything that can be done with them, in the draft of this tab. */
export function PhotoSection({ photos }: { photos: readonly DraftPhoto[] }) {
  const t = useTranslations('creation.photos')
  const showToast = useToast()
  const problems = usePhotoProblems()
  const notSaved = useNotSaved()

  const choose = useCallback(
    (files: File[]) => {
      const { duplicates, surplus } = choosePhotos(files)
      if (duplicates.length > 0) {
        showToast({
          message: t('duplicates', { count: duplicates.length }),
          onUndo: () => void choosePhotos(duplicates, { again: true }),
        })
      }
      if (surplus.length > 0) {
        showToast({ message: t('tooMany', { limit: memorial.photosMax, count: surplus.length }) })
      }
    },
    [showToast, t],
  )
  useDroppedPhotos(choose)

  const remove = useCallback(
    (photo: DraftPhoto) => {
      focusNeighbour(photo.id)
      const putBack = takeOutPhoto(photo)
      showToast({ message: t('removed'), onUndo: putBack })
    },
    [showToast, t],
  )

  return (
    <>
      <DropZone
        icon={ImagePlus}
        label={t('drop')}
        hint={t('supports')}
        accept="image/*,.heic,.heif"
        multiple
        onFiles={choose}
      />
      {photos.length > 0 && (
        <>
          <Tally photos={photos} />
          <PhotoGrid
            photos={photos}
            problems={problems}
            notSaved={notSaved}
            onCaption={writeCaption}
            onRemove={remove}
            onRetry={retryPhoto}
            onMove={(id, beforeId) => draftStore.update(movePhoto(id, beforeId))}
          />
        </>
      )}
    </>
  )
}

/** What the last save says of the photos that it could not bring to the server. */
function useNotSaved(): ReadonlyMap<string, string> {
  const t = useTranslations('creation.photos')
  const { files } = useSaving()
  return useMemo(() => {
    const failed = files.filter(({ kind, state }) => kind === 'photo' && state === 'failed')
    return new Map(
      failed.map(({ id, reason }) => [id, reason instanceof ApiError ? reason.message : t('gone')]),
    )
  }, [files, t])
}

const writeCaption = (id: string, caption: string): void =>
  draftStore.update(changePhoto(id, { caption }), { typing: true })

/** The print that goes takes the focus with it; the next one's Remove gets it, the one before, or the drop zone. */
function focusNeighbour(id: string): void {
  const tile = document.querySelector(`[data-photo="${CSS.escape(id)}"]`)
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]')
  ;(next ?? document.querySelector<HTMLElement>('main input[type=file]'))?.focus()
}

function Tally({ photos }: { photos: readonly DraftPhoto[] }) {
  const t = useTranslations('creation.photos')
  const count = (state: DraftPhoto['state']) => photos.filter((photo) => photo.state === state).length
  const total = photos.length
  const counts = { total, ready: count('ready'), uploading: count('processing'), failed: count('failed') }
  return (
    <p className={`${styles.tally} small quiet`}>
      <span role="status">{counts.ready === total ? t('tallyReady', { total }) : t('tally', counts)}</span>
      {total > 1 && <span>{t('dragHint')}</span>}
    </p>
  )
}
