import { useTranslations } from '#app/messages/index.tsx'
import type { ChangedEvent } from '#contract/change-notices.ts'
import styles from './Change.module.css'
import { useFacts } from './use-facts.ts'

/** What was and what is, for each changed event. */
export function ChangedFacts({ events }: { events: readonly ChangedEvent[] }) {
  const t = useTranslations('programmeChange.facts')
  const factsOf = useFacts()
  return (
    <ul className={styles.changed}>
      {events.map((event) => {
        const { uuid, isNew, name, facts, notes } = factsOf(event)
        return (
          <li key={uuid}>
            <b dir="auto">{isNew ? t('new', { name }) : name}</b>
            {facts.length > 0 && (
              <dl className={styles.facts}>
                {facts.map(({ what, before, now }) => (
                  <div key={what}>
                    <dt>{t(what)}</dt>
                    <dd>
                      <span dir="auto">{now}</span>
                      {before !== null && (
                        <s className="quiet small" dir="auto">
                          <span className="visually-hidden">{t('before')} </span>
                          {before}
                        </s>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {event.isForChosen && <p className="quiet small">{t('chosen')}</p>}
          </li>
        )
      })}
    </ul>
  )
}
