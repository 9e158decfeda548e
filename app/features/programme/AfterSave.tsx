import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { HostEvent } from '#contract/events.ts'
import { TellPeople } from './TellPeople.tsx'

interface Props {
  memorialUuid: string
  /** Those that were changed, as they are now. */
  events: readonly HostEvent[]
}

/** After a save that people may want to know of: what was changed, who answered for it, and the way to tell them. */
export function AfterSave({ memorialUuid, events }: Props) {
  const t = useTranslations('programme.after')
  const nameOf = useEventName()
  const told = useTranslations('programme.tell')
  const [isTold, setTold] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="below6" ref={box} tabIndex={-1}>
      <Notice
        kind="success"
        isAnswer
        title={isTold ? told('done') : t('title')}
        action={<LinkButton look="link" to="/memorial/dashboard" word="toDashboard" />}
      >
        <p>{t('changed')}</p>
        <ul className="stack s2 top2 below2">
          {events.map((event) => (
            <li className="row s3 tight" key={event.uuid}>
              <b dir="auto">{nameOf(event)}</b>
              <CountsLine event={event} name={nameOf(event)} />
              <TellPeople {...{ memorialUuid, event }} onTold={() => setTold(true)} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
