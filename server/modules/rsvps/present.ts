import type { HostRsvp, Rsvp } from '#contract/rsvps.ts'
import type { EventAnswerFacts } from '#server/lib/programme.ts'
import { screenLine, screenText } from '#server/lib/spam.ts'
import { presentAnswer } from '#server/modules/events/present.ts'
import { hostsRead } from './rules.ts'

/** The fields of a row of `rsvps` that its hosts see. Times are strings, since they come from JSON. */
export interface RsvpFacts {
  uuid: string
  name: string
  email: string | null
  phone: string | null
  status: Rsvp['status']
  guests: number
  message: string
  formerMessage: string
  dateCreated: Date | string
}

/** The same with the fields that only hosts get. */
interface HostRsvpFacts extends RsvpFacts {
  /** A person who proved who they are answered with the same address. */
  besideProven: boolean
  /** It is certain that its account or contact gave it. */
  proven: boolean
  /** There is an account or an address to block. */
  canBlock: boolean
  /** Counts only after a host approved it. */
  awaitsLook: boolean
  isBrought: boolean
  watches: boolean
  food: string
  accessNeeds: string
  /** Answers to events other than the first. */
  events: readonly EventAnswerFacts[]
}

/** The answer as hosts see it. An answer by a personal link may have no name. */
export function presentRsvp(row: HostRsvpFacts): HostRsvp {
  const { besideProven, proven, canBlock, awaitsLook, isBrought, food, accessNeeds } = row
  return {
    ...present(row),
    besideProven,
    doubt: doubtIn(row),
    proven,
    canBlock,
    awaitsLook,
    isBrought,
    watches: row.watches && row.status === 'NOT_ATTENDING',
    food,
    accessNeeds,
    answers: row.events.map(presentAnswer),
  }
}

/** What in an answer needs a second look, as for a contribution (server/lib/spam.ts). */
const doubtIn = (row: Pick<HostRsvpFacts, 'name' | 'message' | 'formerMessage' | 'food' | 'accessNeeds'>) =>
  screenText([hostsRead(row), row.food, row.accessNeeds].join('\n'), 0) ?? screenLine(row.name)

function present(row: RsvpFacts): Rsvp {
  const { uuid, name, email, phone, status, guests, dateCreated } = row
  return {
    id: uuid,
    name: name || email || phone || '',
    email,
    phone,
    status,
    guests,
    message: hostsRead(row),
    dateCreated: new Date(dateCreated).toISOString(),
  }
}

/** The answer as the person who gave it sees it: only what they could have typed themselves, so no phone number. */
export function presentOwn(row: Omit<RsvpFacts, 'formerMessage'>): Rsvp {
  return { ...present({ ...row, formerMessage: '' }), name: row.name, phone: null }
}
