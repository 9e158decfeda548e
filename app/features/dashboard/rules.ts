import { dayState } from '#app/lib/memorial-day.ts'
import type { Contact } from '#contract/contacts.ts'
import type { HostContribution } from '#contract/contributions.ts'
import type { News } from '#contract/edits.ts'
import type { Memorial } from '#contract/memorials.ts'

/** Whether the last of a memorial's days has passed; without a date it has not. */
export function isDayOver(
  { memorialDate, programme }: Pick<Memorial, 'memorialDate' | 'programme'>,
  today: string,
): boolean {
  const held = programme.filter(({ isCancelled }) => !isCancelled).map(({ date }) => date)
  const last = [memorialDate, ...held].filter((date) => date !== null).toSorted()
  return dayState(last.at(-1) ?? null, today) === 'over'
}

type Asked = Pick<Contact, 'inviteState' | 'dateTexted' | 'rsvp'>

/** Whether a host asked the contact: by an invitation that did not bounce, or by a text message. */
const isAsked = ({ inviteState, dateTexted }: Asked): boolean =>
  inviteState === 'QUEUED' || inviteState === 'SENT' || dateTexted !== null

/** How many were asked and have not answered; null if nobody was asked. */
export function countUnanswered(contacts: readonly Asked[]): number | null {
  const asked = contacts.filter(isAsked)
  return asked.length === 0 ? null : asked.filter(({ rsvp }) => rsvp === null).length
}

/** How many photos, voices and films of a memory are still being prepared: its host cannot have seen them. */
export const countUnseen = ({
  media,
  recordings = [],
}: Pick<HostContribution, 'media' | 'recordings'>): number =>
  [...media, ...recordings].filter(({ state }) => state === 'PROCESSING').length

/** Whether a pending memory may be approved with others: nothing in it needs a check, and all of it can be seen. */
export const isSafeTogether = (one: HostContribution): boolean =>
  one.state === 'PENDING' &&
  one.pendingReason === 'APPROVAL' &&
  (one.mailSender ?? 'PROVEN') === 'PROVEN' &&
  countUnseen(one) === 0

/** Whether something came in after the previous visit. On the first visit everything is new, so nothing is marked. */
export const isNew = (dateCreated: string, { at }: Pick<News, 'at'>): boolean =>
  at !== null && Date.parse(dateCreated) > Date.parse(at)
