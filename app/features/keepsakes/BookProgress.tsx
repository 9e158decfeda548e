import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './BookProgress.module.css'
import type { BookWork } from './use-book.ts'

/** How often somebody who listens is told how far it is: four times a book. */
const TOLD = 25

/** How far the book is. Stands in the page from the start: what comes into it is read aloud. */
export function BookProgress({ work }: { work: BookWork }) {
  const t = useTranslations('keepsakes.book')
  const { book, isInProgress, isStalled, wasInProgress, wasReady, trouble } = work
  const progress = book?.progress ?? 0
  const told = Math.floor(progress / TOLD) * TOLD
  const isReady = book?.state === 'READY'
  return (
    <div className={styles.progress}>
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
