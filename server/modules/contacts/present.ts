import { type Contact, InviteState } from '#contract/contacts.ts'

/** The fields of a row of `contacts` that its hosts see. */
interface ContactFacts {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
  inviteState: string
  inviteError: string | null
  dateInviteSent: Date | null
  textedAt: Date | null
  unsubscribedAt: Date | null
  /** The matched answer. */
  rsvp: Contact['rsvp']
}

/** `id` is the name the dashboard reads. */
export function presentContact(row: ContactFacts): Contact {
  const { uuid, email, phone, firstName, surname, inviteError, dateInviteSent } = row
  return {
    uuid,
    id: uuid,
    email,
    phone,
    firstName,
    surname,
    inviteState: InviteState.parse(row.inviteState),
    inviteError,
    dateInviteSent: dateInviteSent?.toISOString() ?? null,
    dateTexted: row.textedAt?.toISOString() ?? null,
    unsubscribed: row.unsubscribedAt !== null,
    rsvp: row.rsvp,
  }
}
