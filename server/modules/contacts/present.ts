import { type Contact, InviteState } from '#contract/contacts.ts'

/** What of a row of `contacts` its hosts see. */
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
  /** The answer that was matched to it. */
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
