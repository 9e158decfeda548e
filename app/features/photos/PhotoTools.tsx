import { CalendarArrowDown, CircleAlert, ListChecks } from 'lucide-react'
import { type MouseEvent, type Ref, useRef } from 'react'
import { failedPhotos } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './PhotoGrid.module.css'

interface Props {
  /** At least one. */
  photos: readonly DraftPhoto[]
  /** Whether they are shown as a sheet, where several can be selected. */
  isSheet: boolean
  openSheet: Ref<HTMLButtonElement>
  onSelect: () => void
  onSortByDay: () => void
  /** Whether sorting is useful: at least two photos have a date. */
  canSort: boolean
  /** How many photos have a date that nobody should believe unasked. */
  doubtful: number
  onDoubts: () => void
}

/** What can be done with all photos, and how many there are. */
export function PhotoTools({
  photos,
  isSheet,
  openSheet,
  onSelect,
  onSortByDay,
  canSort,
  doubtful,
  onDoubts,
}: Props) {
  const t = useTranslations('photos')
  return (
    <>
      <div className={`wrap s3 tight top5 ${styles.actions}`}>
        {!isSheet && (
          <Button ref={openSheet} icon={ListChecks} onPress={onSelect}>
            {t('select')}
          </Button>
        )}
        {canSort && (
          <Button icon={CalendarArrowDown} onPress={onSortByDay}>
            {t('sortByDay')}
          </Button>
        )}
      </div>
      {doubtful > 0 && (
        <Notice action={<Button onPress={onDoubts}>{t('doubtsLook')}</Button>}>
          {t('doubts', { count: doubtful })}
        </Notice>
      )}
      <PhotoTally photos={photos} canDrag={!isSheet} />
    </>
  )
}

/** How many photos there are, and how many of them are ready, under way or failed. */
function PhotoTally({ photos, canDrag }: { photos: readonly DraftPhoto[]; canDrag: boolean }) {
  const t = useTranslations('photos')
  const total = photos.length
  const uploading = photos.filter(({ state }) => state === 'processing').length
  const failed = failedPhotos(photos).length
  const counts = { total, ready: total - uploading - failed, uploading, failed }
  return (
    <p className={`wrap between top4 ${styles.tally} small quiet`}>
      <span role="status">{counts.ready === total ? t('tallyReady', { total }) : t('tally', counts)}</span>
      {canDrag && total > 1 && <span>{t('dragHint')}</span>}
    </p>
  )
}

/** '3 photos did not come through': each press moves to the next one. */
export function FailedLink({ ids, onPress }: { ids: readonly string[]; onPress: (id: string) => void }) {
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
    <p className={`top2 ${styles.trouble}`}>
      <AnchorButton look="link" icon={CircleAlert} href={`#photo-${ids[0]}`} onClick={next}>
        {t('failedLink', { count: ids.length })}
      </AnchorButton>
    </p>
  )
}
