import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { memorial } from '#contract/limits.ts'
import { isTooLong } from './message-mode.ts'
import styles from './TextPanel.module.css'

interface Props {
  text: string
  onText: (text: string) => void
  /** Set when the panel was opened by a press, not by the page. */
  focus: boolean
}

/** The text message, on lines. What is pasted beyond the limit stays, and is refused in words. */
export function TextPanel({ text, onText, focus }: Props) {
  const t = useTranslations('message.text')
  const limit = memorial.messageMax
  const section = useRef<HTMLElement>(null)
  // The focus alone shows the first lines. The room that the foot takes is measured (ui/use-foot-room).
  useEffect(() => {
    if (focus) section.current?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  return (
    <section ref={section} className={styles.words} aria-label={t('section')}>
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

/** Seen all the time; read aloud only when the end comes near. Beyond it, how far, and that it all stays. */
function Count({ count, limit }: { count: number; limit: number }) {
  const t = useTranslations('message.text')
  const left = limit - count
  return (
    <p className={classes(styles.count, left < 0 && styles.over)}>
      <span aria-hidden="true">{t('count', { count, limit })}</span>
      <span className={left < 0 ? styles.much : 'visually-hidden'} role="status">
        {left < 0 ? t('over', { over: -left }) : left <= 20 && t('left', { left })}
      </span>
    </p>
  )
}
