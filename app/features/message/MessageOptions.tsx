import { PenLine, Video } from 'lucide-react'
import type { RecordingPhase } from '#app/lib/recording/machine.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './MessageOptions.module.css'
import type { MessageMode } from './message-mode.ts'

interface Props {
  /** The step asks, the edit screen offers. */
  of: 'step' | 'screen'
  mode: MessageMode | null
  phase: RecordingPhase
  /** There is a recording, used or set aside. */
  clipExists: boolean
  onRecord: () => void
  onWrite: () => void
}

/** Record or write; the one that is open stays pressed. */
export function MessageOptions({ of, mode, phase, clipExists, onRecord, onWrite }: Props) {
  const t = useTranslations('message.options')
  const isRecording = phase === 'recording' || phase === 'finishing'
  const first = of === 'screen' ? t('recordScreen') : t('record')
  const recordLabel = clipExists && of === 'step' ? t('again') : first
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{t('label')}</legend>
      <button
        type="button"
        className={classes(styles.option, mode === 'video' && styles.chosen)}
        aria-pressed={mode === 'video'}
        onClick={onRecord}
      >
        <Icon of={Video} />
        {isRecording ? t('recording') : recordLabel}
      </button>
      <button
        type="button"
        className={classes(styles.option, mode === 'text' && styles.chosen)}
        aria-pressed={mode === 'text'}
        onClick={onWrite}
      >
        <Icon of={PenLine} />
        {of === 'screen' ? t('writeScreen') : t('write')}
      </button>
    </fieldset>
  )
}
