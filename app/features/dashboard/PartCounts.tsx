import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import type { AnsweredEvent } from '#contract/events.ts'

/** How many answered what to each part of the day, and the way to its list of names. */
export function PartCounts({ programme }: { programme: readonly AnsweredEvent[] }) {
  const t = useTranslations('programme.people')
  const nameOf = useEventName()
  return (
    <ul className="stack s3">
      {programme.map((part) => (
        <li key={part.uuid}>
          <b className="strong anywhere" dir="auto">
            {nameOf(part)}
          </b>
          {isAnswered(part.counts) ? (
            <CountsLine event={part} name={nameOf(part)} />
          ) : (
            <p className="small quiet">{t('none')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
