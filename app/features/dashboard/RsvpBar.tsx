import { useTranslations } from '#app/messages/index.tsx'
import answer from './Answer.module.css'
import { barOf } from './bar.ts'
import styles from './RsvpBar.module.css'

const parts = ['attending', 'unsure', 'notAttending', 'open'] as const

/** The answers of all who were asked, as a bar and in numbers. */
export function RsvpBar({ counts }: { counts: Record<(typeof parts)[number], number> }) {
  const t = useTranslations('dashboard.rsvps')
  const bar = barOf(parts.map((part) => counts[part]))
  return (
    <>
      <svg
        className={styles.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('bar', counts)}
      >
        {parts.map((part, at) => (
          <rect key={part} className={answer[part]} x={bar[at]?.x} width={bar[at]?.width} height="1" />
        ))}
      </svg>
      <ul className={styles.key}>
        {parts.map((part) => (
          <li key={part} className={answer[part]}>
            <b className={styles.figure}>{counts[part]}</b>
            <span className={answer.mark}>{t(part)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
