import type { HostRsvp, Rsvp } from '#contract/rsvps.ts'
import { lookOver, lookOverLine } from '#server/lib/spam.ts'
import { hostsRead } from './rules.ts'

/** What of a row of `rsvps` its hosts see. Times come as text from inside JSON. */
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

/** The same with what only hosts are told. */
interface HostRsvpFacts extends RsvpFacts {
  /** Somebody who proved who they are has answered under the same address. */
  besideProven: boolean
  /** It is for certain of its account or contact. */
  proven: boolean
  /** There is an account or an address to shut out. */
  canBlock: boolean
  /** It counts once a host has let it in. */
  awaitsLook: boolean
}

/** As hosts read it. Who answered by a personal link need not have given a name. */
export function presentRsvp(row: HostRsvpFacts): HostRsvp {
  const { besideProven, proven, canBlock, awaitsLook } = row
  return { ...present(row), besideProven, doubt: doubtIn(row), proven, canBlock, awaitsLook }
}

/** What in an answer asks for a second look, as in a contribution (server/lib/spam.ts). */
const doubtIn = (row: Pick<RsvpFacts, 'name' | 'message' | 'formerMessage'>) =>
  lookOver(hostsRead(row), 0) ?? lookOverLine(row.name)

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

/** As whoever gave it reads it: nothing is told that they could not have typed themselves, so no number. */
export function presentOwn(row: Omit<RsvpFacts, 'formerMessage'>): Rsvp {
  return { ...present({ ...row, formerMessage: '' }), name: row.name, phone: null }
}
