import type { Contact } from '#contract/contacts.ts'

type Asked = Pick<Contact, 'inviteState' | 'dateTexted' | 'rsvp'>

/** Whether a host asked the contact: by an invitation that did not bounce, or by a text message. */
const isAsked = ({ inviteState, dateTexted }: Asked): boolean =>
  inviteState === 'QUEUED' || inviteState === 'SENT' || dateTexted !== null

/** How many were asked and have not answered; null if nobody was asked. */
export function unansweredCount(contacts: readonly Asked[]): number | null {
  const asked = contacts.filter(isAsked)
  return asked.length === 0 ? null : asked.filter(({ rsvp }) => rsvp === null).length
}
