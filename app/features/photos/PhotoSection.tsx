import { CalendarArrowDown, CircleAlert, ListChecks } from 'lucide-react'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { changePhoto, movePhotos, orderPhotos, rotatePhotos } from '#app/draft/list-edits.ts'
import { failedPhotos } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { photoFailureMessage, photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { useSaving } from '#app/saving/progress.ts'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { errors } from '#contract/errors.ts'
import { memorial } from '#contract/limits.ts'
import { byDayTaken, canSortByDay, undated } from './day-taken.ts'
import { focusPhoto } from './focus-photo.ts'
import styles from './PhotoGrid.module.css'
import { areMany, PhotoGrid } from './PhotoGrid.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'
import type { NotSaved } from './PhotoTile.tsx'
import {
  choosePhotos,
  forgetAllRemoved,
  putBackPhoto,
  putBackPhotos,
  retryPhoto,
  takeOutPhotos,
} from './photo-work.ts'
import type { RemovedPhoto } from './removed-photos.ts'
import { useRemovedPhotos } from './removed-photos-store.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** Shown while there are no photos. */
  empty?: ReactNode
  /** Whether saving the form uploads failed photos again; then each of them offers Retry. */
  canSendAgain?: boolean | undefined
}

/** Adds photos to this tab's draft, and everything that can be done with them. */
export function PhotoSection({ photos, empty, canSendAgain }: Props) {
  const t = useTranslations('photos')
  const showToast = useToast()
  const notSaved = useNotSaved(photos)
  const gaps = useOpenGaps()
  const [isSheet, setIsSheet] = useState(false)
  const [justRemoved, setJustRemoved] = useState<string | null>(null)
  // The photos lie across the whole screen, and what is done with them stands in line with them.
  const isWide = isSheet || areMany(photos)
  const openSheet = useRef<HTMLButtonElement>(null)
  const failed = useMemo(
    () => photos.filter(({ id, state }) => state === 'failed' || notSaved.has(id)).map(({ id }) => id),
    [photos, notSaved],
  )

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

  function showSheet(shows: boolean) {
    setJustRemoved(null)
    // Rendered at once, because the next element to get the focus is in that view.
    flushSync(() => setIsSheet(shows))
  }

  function closeSheet() {
    showSheet(false)
    openSheet.current?.focus()
  }

  function showFailed(id: string) {
    showSheet(false)
    focusPhoto(id)
  }

  const remove = useCallback(
    (removed: readonly DraftPhoto[]) => {
      takeOutPhotos(removed)
      setJustRemoved(removed[0]?.id ?? null)
      if (removed.length === 1) return
      const ids = removed.map(({ id }) => id)
      showToast({ message: t('removedMany', { count: ids.length }), onUndo: () => putBackPhotos(ids) })
    },
    [showToast, t],
  )

  function sortByDay() {
    const before = photos.map(({ id }) => id)
    draftStore.update(orderPhotos(byDayTaken(photos)))
    showToast({
      message: t('sorted', { undated: undated(photos) }),
      onUndo: () => draftStore.update(orderPhotos(before)),
    })
  }

  return (
    <>
      <div className={isWide ? styles.wideHead : undefined} data-wide-content={isWide || undefined}>
        <PhotoDrop
          label={isWide ? t('addMore') : t('drop')}
          touchLabel={!isWide && t('choose')}
          hint={!isWide && t('supports')}
          slim={isWide}
          onFiles={choose}
        />
        {photos.length > 0 && (
          <div className={styles.actions}>
            {!isSheet && (
              <Button ref={openSheet} icon={ListChecks} onPress={() => showSheet(true)}>
                {t('select')}
              </Button>
            )}
            {canSortByDay(photos) && (
              <Button icon={CalendarArrowDown} onPress={sortByDay}>
                {t('sortByDay')}
              </Button>
            )}
          </div>
        )}
        {photos.length > 0 && <Tally photos={photos} canDrag={!isSheet} />}
        {failed.length > 0 && <FailedLink ids={failed} onPress={showFailed} />}
      </div>
      {photos.length + gaps.length === 0 ? (
        empty && <div className={styles.empty}>{empty}</div>
      ) : isSheet ? (
        <div className={styles.wide}>
          <PhotoSheet
            photos={photos}
            gaps={gaps}
            justRemoved={justRemoved}
            failed={new Set(failed)}
            onMove={move}
            onTurn={turn}
            onRemove={remove}
            onPutBack={putBackPhoto}
            onDone={closeSheet}
          />
        </div>
      ) : (
        <PhotoGrid
          photos={photos}
          gaps={gaps}
          justRemoved={justRemoved}
          notSaved={notSaved}
          onCaption={writeCaption}
          canSendAgain={canSendAgain}
          onRemove={remove}
          onPutBack={putBackPhoto}
          onRetry={retryPhoto}
          onMove={move}
        />
      )}
    </>
  )
}

const move = (ids: readonly string[], beforeId: string | null): void =>
  draftStore.update(movePhotos(ids, beforeId))

/** Rotates by a quarter turn to the right. */
const turn = (photos: readonly DraftPhoto[]): void =>
  draftStore.update(rotatePhotos(new Map(photos.map(({ id, rotation }) => [id, (rotation + 1) % 4]))))

const writeCaption = (id: string, caption: string): void =>
  draftStore.update(changePhoto(id, { caption }), { typing: true })

/** '3 photos did not come through': each press moves to the next one. */
function FailedLink({ ids, onPress }: { ids: readonly string[]; onPress: (id: string) => void }) {
  const t = useTranslations('photos')
  const last = useRef<string | null>(null)

  function next(event: MouseEvent) {
    event.preventDefault()
    const id = ids[(ids.indexOf(last.current ?? '') + 1) % ids.length]
    if (id === undefined) return
    last.current = id
    onPress(id)
  }

  return (
    <p className={styles.trouble}>
      <AnchorButton look="link" icon={CircleAlert} href={`#photo-${ids[0]}`} onClick={next}>
        {t('failedLink', { count: ids.length })}
      </AnchorButton>
    </p>
  )
}

/** Removed photos that can be restored: until the removal is saved, or the screen is left. */
function useOpenGaps(): readonly RemovedPhoto[] {
  const draftId = useDraft((draft) => draft.draftId)
  const baseline = useDraft((draft) => draft.baseline)
  const gaps = useRemovedPhotos(draftId)
  const saving = useSaving()
  const isSaved = saving.draftId === draftId && saving.stage === 'done'
  useEffect(() => {
    if (isSaved) forgetAllRemoved()
  }, [isSaved])
  useEffect(() => forgetAllRemoved, [])
  // The server has deleted the photo, so it cannot be restored.
  return useMemo(
    () =>
      gaps.filter(
        ({ photo }) => !photo.serverMedia || !baseline || baseline.photos.some(({ id }) => id === photo.id),
      ),
    [gaps, baseline],
  )
}

/**
 * Photos that the last save (in this tab or before a reload) could not upload, with the reason, and photos that the
 * server cannot show.
 */
function useNotSaved(photos: readonly DraftPhoto[]): ReadonlyMap<string, NotSaved> {
  const t = useTranslations('photos')
  const { files } = useSaving()
  return useMemo(() => {
    const all = new Map<string, NotSaved>()
    for (const photo of photos) {
      const { id, refusal, serverMedia } = photo
      if (serverMedia?.state === 'FAILED')
        all.set(id, { why: photoProblemMessage('PHOTO_DAMAGED'), canRetry: false })
      else if (serverMedia === null && refusal !== null)
        all.set(id, {
          why: photoFailureMessage(photo),
          // Another version may have stored a code that is unknown here.
          canRetry: errors[refusal]?.retry !== false && refusal !== 'FILE_MISSING',
        })
    }
    for (const { id, kind, state, reason } of files)
      if (kind === 'photo' && state === 'failed')
        all.set(id, {
          why: reason instanceof ApiError ? reason.message : t('gone'),
          canRetry: canBeSentAgain(reason),
        })
    return all
  }, [files, photos, t])
}

function Tally({ photos, canDrag }: { photos: readonly DraftPhoto[]; canDrag: boolean }) {
  const t = useTranslations('photos')
  const total = photos.length
  const uploading = photos.filter(({ state }) => state === 'processing').length
  const failed = failedPhotos(photos).length
  const counts = { total, ready: total - uploading - failed, uploading, failed }
  return (
    <p className={`${styles.tally} small quiet`}>
      <span role="status">{counts.ready === total ? t('tallyReady', { total }) : t('tally', counts)}</span>
      {canDrag && total > 1 && <span>{t('dragHint')}</span>}
    </p>
  )
}
