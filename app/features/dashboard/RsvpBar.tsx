import { useTranslations } from '#app/messages/index.tsx'
import answer from './Answer.module.css'
import styles from './RsvpBar.module.css'

const parts = ['attending', 'unsure', 'notAttending', 'open'] as const

type Counts = Record<(typeof parts)[number], number>

/** The answers of all who were asked, as a bar: each part is wide enough to be seen. */
export const AnswerBar = ({ counts }: { counts: Counts }) => (
  <span className={styles.bar}>
    {parts.map(
      (part) =>
        counts[part] > 0 && (
          <i
            key={part}
            className={answer[part]}
            // The page's policy allows no attribute of style.
            ref={(bar) => bar?.style.setProperty('flex-grow', String(counts[part]))}
          />
        ),
    )}
  </span>
)

/** The same with its numbers. */
export function RsvpBar({ counts }: { counts: Counts }) {
  const t = useTranslations('dashboard.rsvps')
  return (
    <>
      <div className={styles.tall} role="img" aria-label={t('bar', counts)}>
        <AnswerBar counts={counts} />
      </div>
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
