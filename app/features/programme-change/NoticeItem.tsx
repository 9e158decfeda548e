import { formatMoment } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { ChangeNotice, ToldPerson } from '#contract/change-notices.ts'
import styles from './Change.module.css'
import { ChangedFacts } from './ChangedFacts.tsx'
import { TextList } from './TextList.tsx'

interface Props {
  notice: ChangeNotice
  /** To the page; null until it is known. */
  link: string | null
  /** Rejects with `ApiError`. */
  onTexted: (person: ToldPerson, texted: boolean) => Promise<void>
}

/** A message that was sent: when, by whom, to how many, and whom it did not reach. */
export function NoticeItem({ notice, link, onTexted }: Props) {
  const t = useTranslations('programmeChange.sent')
  const { counts, people, message, by, isYou, sentAt } = notice
  const mailed = counts.SENT + counts.QUEUED
  const who = isYou || by === '' ? null : by
  const failed = people.filter(({ state }) => state === 'FAILED')
  const toText = people.filter(({ state }) => state === 'UNADDRESSED' || state === 'TEXTED')
  const reached = people.filter(({ state }) => state === 'SENT' || state === 'QUEUED')
  const skipped = people.filter(({ state }) => state === 'SKIPPED')
  const date = formatMoment(sentAt)
  return (
    <li className={styles.notice}>
      <p>
        <b>{t('to', { date, count: mailed })}</b>
        {notice.invited > 0 && <span> {t('invited', { count: notice.invited })}</span>}
        {who && <span className="quiet"> {t('by', { who })}</span>}
      </p>
      <p role="status">{counts.QUEUED > 0 && t('onTheWay', { count: counts.QUEUED })}</p>
      {failed.length > 0 && (
        <>
          <p>{t('failed', { count: counts.FAILED })}</p>
          <ul className={styles.failed}>
            {failed.map((person) => (
              <li key={person.rsvpId}>
                <bdi>{person.name || t('removed')}</bdi>
                {person.error && (
                  <p className="quiet small" dir="auto">
                    {person.error}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {toText.length > 0 && <TextList notice={notice} people={toText} link={link} onTexted={onTexted} />}
      <details className={styles.people}>
        <summary>{t('more')}</summary>
        {message && (
          <blockquote className={styles.words} dir="auto">
            {message}
          </blockquote>
        )}
        <ChangedFacts events={notice.events} />
        <Names title={t('names')} people={reached} />
        <Names title={t('skipped')} people={skipped} />
      </details>
    </li>
  )
}

function Names({ title, people }: { title: string; people: readonly ToldPerson[] }) {
  const t = useTranslations('programmeChange.sent')
  if (people.length === 0) return null
  return (
    <>
      <p className="small">{title}</p>
      <ul className={styles.names}>
        {people.map(({ rsvpId, name }) => (
          <li key={rsvpId}>
            <bdi>{name || t('removed')}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
