import { PenLine, Video } from 'lucide-react'
import type { RecordingPhase } from '#app/lib/recording/machine.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './MessageOptions.module.css'
import type { MessageMode } from './message-mode.ts'

interface Props {
  /** The labels are questions in the step, and offers on the edit screen. */
  of: 'step' | 'screen'
  mode: MessageMode | null
  phase: RecordingPhase
  /** Whether there is a recording, used or not; a video chosen from the device is none. */
  isRecorded: boolean
  onRecord: () => void
  onWrite: () => void
}

/** Chooses between recording and writing; the open one is pressed. */
export function MessageOptions({ of, mode, phase, isRecorded, onRecord, onWrite }: Props) {
  const t = useTranslations('message.options')
  const isRecording = phase === 'recording' || phase === 'finishing'
  const first = of === 'screen' ? t('recordScreen') : t('record')
  const recordLabel = isRecorded && of === 'step' ? t('again') : first
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{t('label')}</legend>
      <button
        type="button"
        className={classes(`s2 box touch ${styles.option}`, mode === 'video' && styles.chosen)}
        aria-pressed={mode === 'video'}
        onClick={onRecord}
      >
        <Icon of={Video} />
        {isRecording ? t('recording') : recordLabel}
      </button>
      <button
        type="button"
        className={classes(`s2 box touch ${styles.option}`, mode === 'text' && styles.chosen)}
        aria-pressed={mode === 'text'}
        onClick={onWrite}
      >
        <Icon of={PenLine} />
        {of === 'screen' ? t('writeScreen') : t('write')}
      </button>
    </fieldset>
  )
}
