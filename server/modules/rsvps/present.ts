import type { Rsvp } from '#contract/rsvps.ts'

/** What of a row of `rsvps` its hosts see. Times come as text from inside JSON. */
export interface RsvpFacts {
  uuid: string
  name: string
  email: string | null
  phone: string | null
  status: Rsvp['status']
  guests: number
  message: string
  dateCreated: Date | string
}

/** As hosts read it. Who answered by a personal link need not have given a name. */
export function presentRsvp(row: RsvpFacts): Rsvp {
  const { uuid, name, email, phone, status, guests, message, dateCreated } = row
  return {
    id: uuid,
    name: name || email || phone || '',
    email,
    phone,
    status,
    guests,
    message,
    dateCreated: new Date(dateCreated).toISOString(),
  }
}

/** As whoever gave it reads it: nothing is told that they could not have typed themselves, so no number. */
export const presentOwn = (row: RsvpFacts): Rsvp => ({ ...presentRsvp(row), name: row.name, phone: null })
