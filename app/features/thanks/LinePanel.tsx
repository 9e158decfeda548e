import { useTranslations } from '#app/messages/index.tsx'
import type { ThanksLine } from '#contract/thanks.ts'
import { DetailsForm } from './DetailsForm.tsx'
import styles from './LinePanel.module.css'
import { NoteForm } from './NoteForm.tsx'
import { SamePerson } from './SamePerson.tsx'
import type { Shared } from './shared.ts'

/** What is opened below a line: the note, what the person wrote, their addresses, and who is the same person. */
export function LinePanel({ line, ...shared }: Shared & { line: ThanksLine }) {
  const t = useTranslations('thanks')
  const isSent = line.thankedHow === 'NOTE'
  const written = line.reasons.filter(({ kind, words }) => words && (kind === 'ANSWER' || kind === 'MEMORY'))
  const detailsTyped = shared.kept.lines[line.uuid]
  const isTyped = [detailsTyped?.name, detailsTyped?.email, detailsTyped?.postalAddress].some(
    (text) => text !== undefined,
  )
  return (
    <div className={styles.panel}>
      {isSent ? (
        <section aria-label={t('note.sentWords')}>
          <p className="quiet small">{t('note.sentWords')}</p>
          <p className={styles.words} dir="auto">
            {line.note}
          </p>
        </section>
      ) : (
        <NoteForm line={line} {...shared} />
      )}
      {written.map(({ uuid, words }) => (
        <figure key={uuid} className={styles.theirs}>
          <figcaption className="quiet small">{t('note.theirs')}</figcaption>
          <blockquote dir="auto">{words}</blockquote>
        </figure>
      ))}
      <details className={styles.more} open={isTyped || undefined}>
        <summary>{t('details.title')}</summary>
        <DetailsForm line={line} {...shared} />
      </details>
      <details className={styles.more}>
        <summary>{t('same.title')}</summary>
        <SamePerson line={line} {...shared} />
      </details>
    </div>
  )
}
