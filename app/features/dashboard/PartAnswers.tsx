import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { classes } from '#app/ui/classes.ts'
import type { AnsweredEvent } from '#contract/events.ts'
import type { HostRsvp } from '#contract/rsvps.ts'
import answer from './Answer.module.css'
import { partAnswers } from './part-answers.ts'

interface Props {
  rsvp: HostRsvp
  programme: readonly AnsweredEvent[]
  memorialUuid: string
}

/** What somebody answered to each part of the day. */
export function PartAnswers({ rsvp, programme, memorialUuid }: Props) {
  const t = useTranslations('programme.people')
  const nameOf = useEventName()
  return (
    <ul className="stack anywhere s0">
      {partAnswers(rsvp, programme, memorialUuid).map(({ part, said, guests }) => (
        <li key={part.uuid} className={classes(answer.mark, answer[colours[said]])}>
          <span>
            <bdi>{nameOf(part)}</bdi>: {t(`said.${said}`)}
            {guests > 0 && ` ${t('withGuests', { count: guests })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const colours = {
  ATTENDING: 'attending',
  WATCHING: 'unsure',
  UNSURE: 'unsure',
  NOT_ATTENDING: 'notAttending',
} as const
