import { failedPhotos } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './PhotoGrid.module.css'

/** How many photos there are, and how many of them are ready, under way or failed. */
export function PhotoTally({ photos, canDrag }: { photos: readonly DraftPhoto[]; canDrag: boolean }) {
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
