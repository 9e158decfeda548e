import { CalendarArrowDown, ListChecks } from 'lucide-react'
import type { Ref } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './PhotoGrid.module.css'
import { PhotoTally } from './PhotoTally.tsx'

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
