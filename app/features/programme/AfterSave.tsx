import { Fragment, useEffect, useRef } from 'react'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { CHANGE_PATH } from '#app/parts/day-events/paths.ts'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { HostEvent } from '#contract/events.ts'
import styles from './Programme.module.css'

interface Props {
  events: readonly HostEvent[]
  changed: readonly string[]
}

/**
 * After a save: the parts of the day, and where people have answered for what was changed, and that they were not told.
 *
 * @param changed ids of the parts that were changed
 */
export function AfterSave({ events, changed }: Props) {
  const t = useTranslations('programme.after')
  const nameOf = useEventName()
  const answered = events.filter(({ uuid, counts }) => changed.includes(uuid) && isAnswered(counts))
  // Who answered for another part of the day wants to know of this one, too.
  const tells = changed.length > 0 && events.some(({ counts }) => isAnswered(counts))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.after} ref={box} tabIndex={-1}>
      <Notice
        kind="success"
        isAnswer
        title={t('title')}
        action={
          <span className={styles.ways}>
            {tells && <LinkButton to={CHANGE_PATH}>{t('tell')}</LinkButton>}
            <LinkButton look={tells ? 'link' : 'line'} to="/memorial/dashboard">
              {t('dashboard')}
            </LinkButton>
          </span>
        }
      >
        {events.length > 1 && (
          <ul className={styles.answered}>
            {events.map((event) => (
              <li key={event.uuid} className="small quiet">
                <Saved event={event} name={nameOf(event)} />
              </li>
            ))}
          </ul>
        )}
        {answered.length > 0 && (
          <>
            <p>{t('text')}</p>
            <ul className={styles.answered}>
              {answered.map((event) => (
                <li key={event.uuid}>
                  <b dir="auto">{nameOf(event)}</b>
                  <CountsLine event={event} name={nameOf(event)} />
                </li>
              ))}
            </ul>
          </>
        )}
        {tells && <p>{t('changed')}</p>}
      </Notice>
    </div>
  )
}

/** When and where a part is, as it was saved. */
function Saved({ event: { date, begins, place }, name }: { event: HostEvent; name: string }) {
  const facts = [writtenDay(date ?? ''), writtenTime(begins ?? ''), name, place?.trim()]
  return facts.filter(Boolean).map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
}
