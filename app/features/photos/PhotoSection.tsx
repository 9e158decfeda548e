import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { PhotoDrop } from '#app/parts/photo-picker/PhotoDrop.tsx'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { BringPhotos } from './bring/BringPhotos.tsx'
import { separateZips } from './bring/rules.ts'
import { FailedLink } from './FailedLink.tsx'
import { focusPhoto } from './focus-photo.ts'
import styles from './PhotoGrid.module.css'
import { areMany, PhotoGrid } from './PhotoGrid.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'
import { PhotoTools } from './PhotoTools.tsx'
import { putBackPhoto } from './photo-removal.ts'
import { retryPhoto } from './photo-work.ts'
import { useNotSaved } from './use-not-saved.ts'
import { useOpenGaps } from './use-open-gaps.ts'
import { type FilmsToDate, usePhotoDates } from './use-photo-dates.tsx'
import { movePhotosTo, rotateByQuarter, usePhotoEdits, writeCaption } from './use-photo-edits.ts'

interface Props {
  photos: readonly DraftPhoto[]
  /** Shown while there are no photos. */
  empty?: ReactNode
  /** Whether saving the form uploads failed photos again; then each of them offers Retry. */
  canSendAgain?: boolean | undefined
  /** Gets what was chosen and takes what has another place; returns the rest. */
  takeOthers?: ((files: File[]) => File[]) | undefined
  /** Between what can be done with all photos and the photos. */
  above?: ReactNode
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

function Section({ photos, empty, canSendAgain, takeOthers, above, films }: Props) {
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

  function take(files: File[]) {
    const { zips: exports, others } = separateZips(files)
    if (exports.length > 0) setZips(exports)
    if (others.length > 0) choose(takeOthers?.(others) ?? others)
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
        {above}
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
            failed={new Set(failed)}
            onMove={movePhotosTo}
            onTurn={rotateByQuarter}
            onDate={dates.ask}
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
          onMove={movePhotosTo}
          whenOf={dates.whenOf}
          onDate={dates.ask}
        />
      )}
      {dates.dialog}
    </>
  )
}
