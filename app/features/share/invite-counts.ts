import { awaitsInvitation } from '#app/lib/awaits-invitation.ts'
import type { Contact } from '#contract/contacts.ts'

/** Counts of contacts who can be invited, who were, and who can only be texted. */
export interface InviteCounts {
  /** Those whom `sendAllInvites` mails. */
  toInvite: number
  invited: number
  /** Has an address, and answered without an invitation. */
  answered: number
  bounced: number
  /** Has a number and no address. */
  phones: Contact[]
}

export function countInvites(contacts: readonly Contact[]): InviteCounts {
  const emails = contacts.filter(({ email, unsubscribed }) => email && !unsubscribed)
  const inState = (...states: Contact['inviteState'][]) =>
    emails.filter(({ inviteState }) => states.includes(inviteState)).length
  return {
    toInvite: contacts.filter(awaitsInvitation).length,
    invited: inState('QUEUED', 'SENT'),
    answered: emails.filter(({ inviteState, rsvp }) => inviteState === 'NONE' && rsvp !== null).length,
    bounced: inState('BOUNCED'),
    phones: phonesOf(contacts),
  }
}

/** What is needed to text a contact. A contact from this device alone has neither of the last. */
export type PhoneContact = Pick<Contact, 'uuid' | 'email' | 'phone' | 'firstName' | 'surname'> &
  Partial<Pick<Contact, 'dateTexted' | 'inviteToken'>>

/** The first contact who was not texted yet. */
export const nextToText = (phones: readonly PhoneContact[]): PhoneContact | undefined =>
  phones.find(({ dateTexted }) => !dateTexted)

/** Contacts with a number and no address, who can only be reached by a text. */
export const phonesOf = <T extends Pick<Contact, 'email' | 'phone'>>(contacts: readonly T[]): T[] =>
  contacts.filter(({ email, phone }) => !email && phone)
