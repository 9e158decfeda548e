import { type Contact, InviteState } from '#contract/contacts.ts'

/** What of a row of `contacts` its hosts see. Times come as text from inside JSON. */
export interface ContactFacts {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
  inviteState: string
  inviteError: string | null
  dateInviteSent: Date | string | null
  unsubscribedAt: Date | string | null
  /** The answer that was matched to it. */
  rsvp: Contact['rsvp']
}

/** `id` is the name the dashboard reads (spec 2 §3). */
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
    dateInviteSent: dateInviteSent && new Date(dateInviteSent).toISOString(),
    unsubscribed: row.unsubscribedAt !== null,
    rsvp: row.rsvp,
  }
}

/** A list that comes as one list a column. */
export function presentContacts(columns: { [Name in keyof ContactFacts]: ContactFacts[Name][] }): Contact[] {
  const { email, phone, firstName, surname, inviteState, inviteError, dateInviteSent, unsubscribedAt, rsvp } =
    columns
  return columns.uuid.map((uuid, n) =>
    presentContact({
      uuid,
      email: email[n] ?? null,
      phone: phone[n] ?? null,
      firstName: firstName[n] ?? '',
      surname: surname[n] ?? '',
      inviteState: inviteState[n] ?? '',
      inviteError: inviteError[n] ?? null,
      dateInviteSent: dateInviteSent[n] ?? null,
      unsubscribedAt: unsubscribedAt[n] ?? null,
      rsvp: rsvp[n] ?? null,
    }),
  )
}
