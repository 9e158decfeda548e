import type { Contact } from '#contract/contacts.ts'

type Asked = Pick<Contact, 'inviteState' | 'dateTexted' | 'rsvp'>

/** Whether a host asked them: by an invitation that was not refused on its way, or by a text of their own. */
const isAsked = ({ inviteState, dateTexted }: Asked): boolean =>
  inviteState === 'QUEUED' || inviteState === 'SENT' || dateTexted !== null

/** Who was asked and has not answered; null where nobody was asked at all. */
export function unansweredCount(contacts: readonly Asked[]): number | null {
  const asked = contacts.filter(isAsked)
  return asked.length === 0 ? null : asked.filter(({ rsvp }) => rsvp === null).length
}
