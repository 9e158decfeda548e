import type { KeepsakeWork } from '#app/lib/use-keepsake.ts'
import type { MadeInBackground } from '#app/lib/use-poll.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import styles from './KeepsakeProgress.module.css'

/** Screen readers announce the progress in steps of this many percent. */
const TOLD = 25

interface Props {
  work: Pick<
    KeepsakeWork<unknown, MadeInBackground & { progress: number }, never>,
    'made' | 'isInProgress' | 'wasInProgress' | 'wasReady' | 'trouble'
  >
  words: { queued: string; making: string; ready: string; upToDate: string }
}

/** Progress of a keepsake. Its status element is always rendered, so that changes in it are read aloud. */
export function KeepsakeProgress({ work, words }: Props) {
  const t = useTranslations('keepsakes.progress')
  const { made, isInProgress, wasInProgress, wasReady, trouble } = work
  const progress = made?.progress ?? 0
  const isReady = made?.state === 'READY'
  return (
    <div className={`measure ${styles.progress}`}>
      {isInProgress && (
        <Progress label={made?.state === 'QUEUED' ? words.queued : words.making} value={progress / 100} />
      )}
      <div className={styles.said} role="status">
        {isInProgress && (
          <p className="visually-hidden">
            {t('soFar', { part: (Math.floor(progress / TOLD) * TOLD) / 100 })}
          </p>
        )}
        {isInProgress && (
          <p className="quiet">{t(trouble ? (trouble.status === 0 ? 'cutOff' : 'unseen') : 'leave')}</p>
        )}
        {isReady && wasReady && <p>{words.upToDate}</p>}
        {isReady && !wasReady && wasInProgress && <p>{words.ready}</p>}
      </div>
    </div>
  )
}
