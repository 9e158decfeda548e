import type { RecorderState } from '#app/lib/recording/recorder.ts'
import { formatTimer } from '#app/lib/recording/timer.ts'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './VideoPanel.module.css'

/** Recording time, shown over the picture; not read aloud every second. */
export function RecordingTimer({ state }: { state: RecorderState }) {
  const t = useTranslations('message.video')
  const isRunning = state.phase === 'recording'
  const time = formatTimer(state.seconds)
  return (
    <p className={`touch strong tabular ${styles.timer}`} role="timer">
      {isRunning && <span className={`breathing ${styles.dot}`} />}
      {isRunning ? t('timer', { time }) : t('ready', { time })}
    </p>
  )
}
