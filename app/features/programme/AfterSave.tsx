import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { HostEvent } from '#contract/events.ts'
import { CountsLine } from './CountsLine.tsx'
import styles from './Programme.module.css'
import { isAnswered } from './rules.ts'
import { useEventName } from './use-event-name.ts'

/** After a save of events that people have answered: how, and that they were not told. */
export function AfterSave({ events }: { events: readonly HostEvent[] }) {
  const t = useTranslations('programme.after')
  const nameOf = useEventName()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.after} ref={box} tabIndex={-1}>
      <Notice
        kind="success"
        isAnswer
        title={t('title')}
        action={<LinkButton to="/memorial/dashboard">{t('dashboard')}</LinkButton>}
      >
        <p>{t('text')}</p>
        <ul className={styles.answered}>
          {events
            .filter(({ counts }) => isAnswered(counts))
            .map((event) => (
              <li key={event.uuid}>
                <b dir="auto">{nameOf(event)}</b>
                <CountsLine event={event} name={nameOf(event)} />
              </li>
            ))}
        </ul>
        <p>{t('changed')}</p>
      </Notice>
    </div>
  )
}
