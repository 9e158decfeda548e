import type { Rsvp } from '#contract/rsvps.ts'
import { joined } from './rules.ts'

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
  /** Somebody who proved who they are has answered under the same address. */
  besideProven: boolean
  dateCreated: Date | string
}

/** As hosts read it. Who answered by a personal link need not have given a name. */
export function presentRsvp(row: RsvpFacts): Rsvp {
  const { uuid, name, email, phone, status, guests, besideProven, dateCreated } = row
  return {
    id: uuid,
    name: name || email || phone || '',
    email,
    phone,
    status,
    guests,
    message: hostsRead(row),
    besideProven,
    dateCreated: new Date(dateCreated).toISOString(),
  }
}

/** The words of an answer, and those that it took the place of. */
export const hostsRead = ({ message, formerMessage }: Pick<RsvpFacts, 'message' | 'formerMessage'>): string =>
  joined([message, formerMessage])

/** As whoever gave it reads it: nothing is told that they could not have typed themselves, so no number. */
export function presentOwn(row: Omit<RsvpFacts, 'besideProven' | 'formerMessage'>): Rsvp {
  const facts = presentRsvp({ ...row, formerMessage: '', besideProven: false })
  return { ...facts, name: row.name, phone: null }
}
