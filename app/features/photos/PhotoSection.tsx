import { ImagePlus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { changePhoto, movePhoto } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useSaving } from '#app/saving/progress.ts'
import { DropZone } from '#app/ui/DropZone.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { memorial } from '#contract/limits.ts'
import type { Gap } from './gaps.ts'
import styles from './PhotoGrid.module.css'
import { PhotoGrid } from './PhotoGrid.tsx'
import { usePhotoGaps } from './photo-gaps.ts'
import { choosePhotos, closeGaps, putBackPhoto, retryPhoto, takeOutPhoto } from './photo-work.ts'
import { useDroppedPhotos } from './use-dropped-photos.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** What stands where no photo is yet. */
  empty?: ReactNode
  /** The form around it is saved to send failed photos once more: each of them offers that. */
  canSendAgain?: boolean | undefined
}

/** Choosing photos, and everything that can be done with them, in the draft of this tab. */
export function PhotoSection({ photos, empty, canSendAgain }: Props) {
  const t = useTranslations('creation.photos')
  const showToast = useToast()
  const notSaved = useNotSaved()
  const gaps = useOpenGaps()

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
      {photos.length > 0 && <Tally photos={photos} />}
      {photos.length + gaps.length > 0 ? (
        <PhotoGrid
          photos={photos}
          gaps={gaps}
          notSaved={notSaved}
          onCaption={writeCaption}
          canSendAgain={canSendAgain}
          onRemove={takeOutPhoto}
          onPutBack={putBackPhoto}
          onRetry={retryPhoto}
          onMove={(id, beforeId) => draftStore.update(movePhoto(id, beforeId))}
        />
      ) : (
        empty && <div className={styles.empty}>{empty}</div>
      )}
    </>
  )
}

/** Undo stands open until what was done is saved, or the screen is left. */
function useOpenGaps(): readonly Gap[] {
  const draftId = useDraft((draft) => draft.draftId)
  const baseline = useDraft((draft) => draft.baseline)
  const gaps = usePhotoGaps(draftId)
  const saving = useSaving()
  const isSaved = saving.draftId === draftId && saving.stage === 'done'
  useEffect(() => {
    if (isSaved) closeGaps()
  }, [isSaved])
  useEffect(() => closeGaps, [])
  // The server has let go of it: there is nothing to put back.
  return useMemo(
    () =>
      gaps.filter(
        ({ photo }) => !photo.serverMedia || !baseline || baseline.photos.some(({ id }) => id === photo.id),
      ),
    [gaps, baseline],
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
