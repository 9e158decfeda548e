import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { ownTexts } from '#contract/memorial-texts.ts'
import { isTooLong } from './message-mode.ts'
import styles from './TextPanel.module.css'

interface Props {
  text: string
  onText: (text: string) => void
  /** Whether the panel was opened by a press; then it takes the focus. */
  focus: boolean
}

/** The written message. Pasted text beyond the limit is kept, and reported as an error. */
export function TextPanel({ text, onText, focus }: Props) {
  const t = useTranslations('message.text')
  const limit = ownTexts.hostMessage
  const section = useRef<HTMLElement>(null)
  // Focusing shows only the first lines. The space that the foot takes is measured (ui/StepFoot).
  useEffect(() => {
    if (focus) section.current?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  return (
    <section ref={section} className={styles.words} data-field="MESSAGE" aria-label={t('section')}>
      <TextArea
        id="message"
        label={t('label')}
        rows={7}
        value={text}
        onChange={(event) => onText(event.target.value)}
        error={isTooLong(text) && t('tooLong', { limit })}
        autoFocus={focus}
      />
      <Count count={text.length} limit={limit} />
    </section>
  )
}

/**
 * Always visible, but read aloud only near the limit. Beyond the limit it says by how much, and that the text is kept.
 */
function Count({ count, limit }: { count: number; limit: number }) {
  const t = useTranslations('message.text')
  const left = limit - count
  return (
    <p className={classes(`top2 note tabular ${styles.count}`, left < 0 && styles.over)}>
      <span aria-hidden="true">{t('count', { count, limit })}</span>
      <span className={left < 0 ? styles.much : 'visually-hidden'} role="status">
        {left < 0 ? t('over', { over: -left }) : left <= 20 && t('left', { left })}
      </span>
    </p>
  )
}
