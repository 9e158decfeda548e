import type { Contact } from '#contract/contacts.ts'

/** Who can be invited, who was, and who can only be sent a text. */
export interface InviteCounts {
  /** An address, and no invitation yet. */
  toInvite: number
  invited: number
  bounced: number
  /** A number and no address. */
  phones: Contact[]
}

export function countInvites(contacts: readonly Contact[]): InviteCounts {
  const emails = contacts.filter(({ email, unsubscribed }) => email && !unsubscribed)
  const inState = (...states: Contact['inviteState'][]) =>
    emails.filter(({ inviteState }) => states.includes(inviteState)).length
  return {
    toInvite: inState('NONE'),
    invited: inState('QUEUED', 'SENT'),
    bounced: inState('BOUNCED'),
    phones: phonesOf(contacts),
  }
}

/** What a text needs. A contact that this device alone knows says nothing of texts. */
export type PhoneContact = Pick<Contact, 'uuid' | 'email' | 'phone' | 'firstName' | 'surname'> &
  Partial<Pick<Contact, 'dateTexted'>>

/** The first who was not texted yet. */
export const nextToText = (phones: readonly PhoneContact[]): PhoneContact | undefined =>
  phones.find(({ dateTexted }) => !dateTexted)

/** Those with a number and no address: a text is all that reaches them. */
export const phonesOf = <T extends Pick<Contact, 'email' | 'phone'>>(contacts: readonly T[]): T[] =>
  contacts.filter(({ email, phone }) => !email && phone)
