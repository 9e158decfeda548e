import type { HostRsvp, Rsvp } from '#contract/rsvps.ts'
import type { EventAnswerFacts } from '#server/lib/programme.ts'
import { screenLine, screenText } from '#server/lib/spam.ts'
import { presentAnswer } from '#server/modules/events/present.ts'

/** A row of `rsvps` as both its sender and its hosts see it. Times are strings, since they come from JSON. */
export interface RsvpFacts extends Omit<Rsvp, 'id' | 'dateCreated'> {
  uuid: string
  dateCreated: Date | string
}

/** The same with what only hosts get. */
interface HostRsvpFacts extends RsvpFacts, Omit<HostRsvp, keyof Rsvp | 'doubt' | 'answers'> {
  memorialUuid: string
  events: readonly EventAnswerFacts[]
}

/** The answer as hosts see it. An answer by a personal link may have no name. */
export function presentRsvp(row: HostRsvpFacts): HostRsvp {
  const { name, email, phone, status, besideProven, proven, canBlock, awaitsLook, isBrought } = row
  const { food, accessNeeds, message } = row
  return {
    ...present(row),
    name: name || email || phone || '',
    besideProven,
    // What needs a second look, as for a contribution.
    doubt: screenText([message, food, accessNeeds].join('\n'), 0) ?? screenLine(name),
    proven,
    canBlock,
    awaitsLook,
    isBrought,
    watches: row.watches && status === 'NOT_ATTENDING',
    food,
    accessNeeds,
    // The status says what they answered to the first.
    answers: row.events.filter(({ eventUuid }) => eventUuid !== row.memorialUuid).map(presentAnswer),
  }
}

/** The answer as the person who gave it sees it: only what they could have typed themselves, so no phone number. */
export const presentOwn = (row: RsvpFacts): Rsvp => ({ ...present(row), phone: null })

function present({ uuid, name, email, phone, status, guests, message, dateCreated }: RsvpFacts): Rsvp {
  return {
    ...{ id: uuid, name, email, phone, status, guests, message },
    dateCreated: new Date(dateCreated).toISOString(),
  }
}
