import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './BookProgress.module.css'
import type { BookWork } from './use-book.ts'

/** Screen readers announce the progress in steps of this many percent: four times per book. */
const TOLD = 25

/** Progress of the book. Its status element is always rendered, so that changes in it are read aloud. */
export function BookProgress({ work }: { work: BookWork }) {
  const t = useTranslations('keepsakes.book')
  const { book, isInProgress, isStalled, wasInProgress, wasReady, trouble } = work
  const progress = book?.progress ?? 0
  const told = Math.floor(progress / TOLD) * TOLD
  const isReady = book?.state === 'READY'
  return (
    <div className={`measure ${styles.progress}`}>
      {isInProgress && (
        <Progress label={book?.state === 'QUEUED' ? t('queued') : t('making')} value={progress / 100} />
      )}
      <div className={styles.said} role="status">
        {isInProgress && <p className="visually-hidden">{t('soFar', { part: told / 100 })}</p>}
        {isInProgress && trouble && <p className="quiet">{t(trouble.status === 0 ? 'cutOff' : 'unseen')}</p>}
        {isInProgress && !trouble && isStalled && <p className="quiet">{t('slow')}</p>}
        {isReady && wasReady && <p>{t('upToDate')}</p>}
        {isReady && !wasReady && wasInProgress && <p>{t('ready')}</p>}
      </div>
    </div>
  )
}
