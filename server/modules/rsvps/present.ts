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

export function presentRsvp(row: RsvpFacts): Rsvp {
  const { uuid, name, email, phone, status, guests, message, dateCreated } = row
  return {
    id: uuid,
    name,
    email,
    phone,
    status,
    guests,
    message,
    dateCreated: new Date(dateCreated).toISOString(),
  }
}
