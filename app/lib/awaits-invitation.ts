import type { Contact } from '#contract/contacts.ts'

/** A contact with an email address and no answer yet, who did not ask to get no more mail. */
export const canBeInvited = ({
  email,
  rsvp,
  unsubscribed,
}: Pick<Contact, 'email' | 'rsvp' | 'unsubscribed'>): boolean =>
  Boolean(email) && rsvp === null && !unsubscribed

/** Whether `sendAllInvites` would mail a contact: it can be invited, and never was. The server decides by the same rule. */
export const awaitsInvitation = (
  contact: Pick<Contact, 'email' | 'rsvp' | 'unsubscribed' | 'inviteState'>,
): boolean => canBeInvited(contact) && contact.inviteState === 'NONE'
