import { type CalendarMemorial, programmeCalendar } from '#contract/calendar.ts'
import type { Language } from '#languages/index.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import { type MailedPart, mailedPart, partName } from '#server/mails/programme.ts'
import { allAnswers, presentProgramme } from '#server/modules/events/present.ts'

/** An event in the mail about an answer. */
export interface MailedEvent extends MailedPart {
  /** Null: it was not answered. */
  status: EventAnswerFacts['status'] | null
  guests: number
  isWaiting: boolean
  /** Its calendar file, for who may come to it or watch it; not for who waits for a place. */
  calendarLink: string | null
}

interface Answered {
  uuid: string
  shareSlug: string
  inviteToken: string | null
  status: 'ATTENDING' | 'UNSURE' | 'NOT_ATTENDING'
  guests: number
  watches: boolean
  waitingSince: string | null
  events: readonly EventAnswerFacts[]
  programme: readonly EventFacts[]
}

/** The events that its reader may see, in order; none where the day has no programme. */
export function mailedEvents(answer: Answered, publicUrl: string, language: Language): MailedEvent[] {
  const answers = allAnswers(answer.uuid, answer)
  return presentProgramme(answer.programme, answer.uuid).map((event) => {
    const given = answers.find(({ eventUuid }) => eventUuid === event.uuid)
    const isWaiting = Boolean(given?.waitingSince)
    const mayCome = given && given.status !== 'NOT_ATTENDING' && !isWaiting
    const isOffered = mayCome && event.date !== null && !event.isCancelled
    const own = answer.inviteToken ? `?i=${answer.inviteToken}` : ''
    return {
      ...mailedPart(event, language),
      status: given?.status ?? null,
      guests: given?.guests ?? 0,
      isWaiting,
      calendarLink: isOffered
        ? `${publicUrl}/view/${answer.shareSlug}/calendar/${event.uuid}.ics${own}`
        : null,
    }
  })
}

const fullest = ['ATTENDING', 'WATCHING', 'UNSURE', 'NOT_ATTENDING'] as const

/** What an answer to several events comes to: whoever comes to any comes. Those taken back do not count beside others. */
export function answerOf(events: readonly MailedEvent[]): EventAnswerFacts['status'] | undefined {
  const held = events.filter(({ isCancelled }) => !isCancelled)
  const all = held.length > 0 ? held : events
  return fullest.find((status) => all.some((event) => event.status === status))
}

/** The first event's calendar file; undefined without a programme, null if it is taken back. */
export function firstEventFile(
  answer: CalendarMemorial & Pick<Answered, 'programme'>,
  { publicUrl, now, language }: { publicUrl: string; now: Date; language: Language },
): string | null | undefined {
  const first = presentProgramme(answer.programme, answer.uuid).find(({ uuid }) => uuid === answer.uuid)
  if (!first) return undefined
  if (first.isCancelled) return null
  return programmeCalendar({ ...first, name: partName(first, language) }, answer, publicUrl, now)
}
