import type { Contact } from '#contract/contacts.ts'
import { parseImport } from '#contract/contacts-import.ts'
import { classifyContact, contactKey, contactText } from '#contract/contacts-text.ts'
import { latinDigits } from '#contract/digits.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { account } from '#contract/limits.ts'

/** What a list says of one contact's invitation. */
type InviteDisplay =
  | { kind: 'answered'; rsvp: NonNullable<Contact['rsvp']> }
  | { kind: 'unsubscribed' | 'phone' | 'none' | 'queued' }
  | { kind: 'bounced'; reason: string | null }
  /** `date`: an ISO moment. */
  | { kind: 'sent' | 'texted'; date: string }

/** An answer says more than any invitation; a wish not to be written to more than one that was sent. */
export function inviteDisplay(contact: Contact): InviteDisplay {
  const { rsvp, email, unsubscribed, inviteState, inviteError, dateInviteSent, dateTexted } = contact
  if (rsvp) return { kind: 'answered', rsvp }
  if (!email) return dateTexted ? { kind: 'texted', date: dateTexted } : { kind: 'phone' }
  if (unsubscribed) return { kind: 'unsubscribed' }
  if (inviteState === 'BOUNCED') return { kind: 'bounced', reason: inviteError }
  if (inviteState === 'NONE') return { kind: 'none' }
  return dateInviteSent ? { kind: 'sent', date: dateInviteSent } : { kind: 'queued' }
}

/** An email and no RSVP; whoever asked not to be written to is left in peace. */
export const canBeInvited = ({ email, rsvp, unsubscribed }: Contact): boolean =>
  Boolean(email) && rsvp === null && !unsubscribed

/** Send Invite before the first one, Resend Invite afterwards. */
export const wasInvited = ({ inviteState }: Contact): boolean => inviteState !== 'NONE'

/** Something is known of an invitation only in a moment. */
export const isUnderWay = ({ inviteState }: Contact): boolean => inviteState === 'QUEUED'

interface ContactCounts {
  contacts: number
  invited: number
  replies: number
  /** An address, and neither an invitation nor an answer yet. */
  waiting: number
}

export const countContacts = (contacts: readonly Contact[]): ContactCounts => ({
  contacts: contacts.length,
  invited: contacts.filter((contact) => contact.email && wasInvited(contact)).length,
  replies: contacts.filter(({ rsvp }) => rsvp !== null).length,
  waiting: contacts.filter((contact) => canBeInvited(contact) && !wasInvited(contact)).length,
})

export const fullName = ({ firstName, surname }: Contact): string => `${firstName} ${surname}`.trim()

/** How a contact is called: by name, where one is known, else by what reaches them. */
export const contactLabel = (contact: Contact): string => fullName(contact) || contactText(contact)

/** What a row shows: a name alone would not tell which address is invited. */
export function linesOf(contact: Contact): { title: string; detail: string } {
  const name = fullName(contact)
  const reached = [contact.email, contact.phone].filter((one) => one !== null && one !== '')
  return name
    ? { title: name, detail: reached.join(' · ') }
    : { title: reached[0] ?? '', detail: reached.slice(1).join(' · ') }
}

/** Those that a search finds: part of a name, an address or a number, however it is spaced. */
export function matching(contacts: readonly Contact[], query: string): readonly Contact[] {
  const words = latinDigits(query).trim().toLowerCase()
  if (words === '') return contacts
  const digits = words.replace(/[^\d+]/g, '')
  const byNumber = digits.length > 2 && /^[+\d\s()-]+$/.test(words)
  return contacts.filter((contact) => {
    const { email, phone } = contact
    if (byNumber && phone?.replace(/[^\d+]/g, '').includes(digits)) return true
    return [fullName(contact), email, phone].some((part) => part?.toLowerCase().includes(words))
  })
}

/** The simple pattern of public forms: an address that a mail would reach is never refused. */
export const isAddress = (text: string): boolean => emailPattern.test(text) && text.length <= account.emailMax

/** Whether a text holds contacts that the field for one address does not take: several, or a number. */
export function holdsSeveralContacts(text: string): boolean {
  const { contacts } = parseImport(text, [])
  return contacts.length > 1 || contacts.some((contact) => classifyContact(contact.text) === 'phone')
}

/** Whether an address is in the list already, in any letter case. */
export function isListed(contacts: readonly Contact[], email: string, exceptUuid?: string): boolean {
  const key = contactKey(email)
  return contacts.some(({ uuid, email: other }) => other && uuid !== exceptUuid && contactKey(other) === key)
}

/** Those that were just added first, the latest on top; the others in their order. */
export function addedFirst(contacts: readonly Contact[], added: readonly string[]): readonly Contact[] {
  if (added.length === 0) return contacts
  const place = new Map(added.map((uuid, at) => [uuid, at]))
  const fresh = contacts.filter(({ uuid }) => place.has(uuid))
  const others = contacts.filter(({ uuid }) => !place.has(uuid))
  return [...fresh.sort((one, other) => (place.get(other.uuid) ?? 0) - (place.get(one.uuid) ?? 0)), ...others]
}
