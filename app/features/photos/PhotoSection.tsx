import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { photoFailureMessage, photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import type { FilmsToDate } from '#app/parts/date-field/film-item.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { useSaving } from '#app/saving/progress.ts'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { errors } from '#contract/errors.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { BringPhotos } from './bring/BringPhotos.tsx'
import { separateZips } from './bring/rules.ts'
import { focusPhoto } from './focus-photo.ts'
import styles from './PhotoGrid.module.css'
import { areMany, PhotoGrid } from './PhotoGrid.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'
import type { NotSaved } from './PhotoTile.tsx'
import { FailedLink, PhotoTools } from './PhotoTools.tsx'
import { useOpenGaps } from './photo-removal.ts'
import { usePhotoDates } from './use-photo-dates.tsx'
import { usePhotoEdits } from './use-photo-edits.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** Shown while there are no photos. */
  empty?: ReactNode
  /** Whether saving the form uploads failed photos again; then each of them offers Retry. */
  canSendAgain?: boolean | undefined
  /** Gets what was chosen and takes what has another place; returns the rest. */
  takeOthers?: ((files: File[]) => Promise<File[]>) | undefined
  /** Films that can be dated together with photos. */
  films?: FilmsToDate | null
}

/** Must be the same object at every render. */
const messages = { photoDate }

/** Adds photos to this tab's draft, and everything that can be done with them. */
export function PhotoSection(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Section {...props} />
    </MessagesProvider>
  )
}

function Section({ photos, empty, canSendAgain, takeOthers, films }: Props) {
  const t = useTranslations('photos')
  const notSaved = useNotSaved(photos)
  const gaps = useOpenGaps()
  const [isSheet, setIsSheet] = useState(false)
  const [justRemoved, setJustRemoved] = useState<string | null>(null)
  // ZIPs whose photos are chosen from; null while none are.
  const [zips, setZips] = useState<readonly File[] | null>(null)
  const { choose, remove, sortByDay, date } = usePhotoEdits(photos, setJustRemoved)
  const dates = usePhotoDates(photos, date, films)
  // The photos lie across the whole screen, and what is done with them stands in line with them.
  const isWide = isSheet || areMany(photos)
  const openSheet = useRef<HTMLButtonElement>(null)
  const failed = useMemo(
    () => photos.filter(({ id, state }) => state === 'failed' || notSaved.has(id)).map(({ id }) => id),
    [photos, notSaved],
  )

  async function take(files: File[]) {
    const { zips: exports, others } = separateZips(files)
    if (exports.length > 0) setZips(exports)
    if (others.length > 0) choose((await takeOthers?.(others)) ?? others)
  }

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

  return (
    <>
      <div
        className={isWide ? `row s3 tight ${styles.wideHead}` : undefined}
        data-wide-content={isWide || undefined}
      >
        <PhotoDrop
          label={isWide ? t('addMore') : t('drop')}
          touchLabel={!isWide && t('choose')}
          hint={!isWide && t('supports')}
          slim={isWide}
          preparing={t('phonePreparing')}
          onFiles={take}
        />
        {photos.length > 0 && (
          <PhotoTools
            {...{ photos, isSheet, openSheet }}
            onSelect={() => showSheet(true)}
            onSortByDay={sortByDay}
            {...dates.tools}
          />
        )}
        {failed.length > 0 && <FailedLink ids={failed} onPress={showFailed} />}
      </div>
      <div className={isWide ? styles.wide : undefined}>
        <BringPhotos zips={zips} onOpen={() => setZips([])} onClose={() => setZips(null)} />
      </div>
      {photos.length + gaps.length === 0 ? (
        empty && <div className="top5">{empty}</div>
      ) : isSheet ? (
        <div className={styles.wide}>
          <PhotoSheet
            photos={photos}
            whenOf={dates.whenOf}
            gaps={gaps}
            justRemoved={justRemoved}
            failed={failed}
            onDate={dates.ask}
            onRemove={remove}
            onDone={closeSheet}
          />
        </div>
      ) : (
        <PhotoGrid
          photos={photos}
          gaps={gaps}
          justRemoved={justRemoved}
          notSaved={notSaved}
          canSendAgain={canSendAgain}
          onRemove={remove}
          whenOf={dates.whenOf}
          onDate={dates.ask}
        />
      )}
      {dates.dialog}
    </>
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
