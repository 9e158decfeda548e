import { awaitsInvitation } from '#app/lib/awaits-invitation.ts'
import { parseImport } from '#app/lib/contacts-import.ts'
import { fullName } from '#app/lib/full-name.ts'
import type { Contact } from '#contract/contacts.ts'
import { classifyContact, contactKey, contactText } from '#contract/contacts-text.ts'
import { latinDigits } from '#contract/digits.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { account } from '#contract/limits.ts'

/** What the list shows about a contact's invitation. */
type InviteDisplay =
  | { kind: 'answered'; rsvp: NonNullable<Contact['rsvp']> }
  | { kind: 'unsubscribed' | 'phone' | 'none' | 'queued' }
  | { kind: 'bounced'; reason: string | null }
  /** `date` is an ISO timestamp. */
  | { kind: 'sent' | 'texted'; date: string }

/** An answer is shown rather than any invitation, and a wish to get no mail rather than an invitation that was sent. */
export function inviteDisplay(contact: Contact): InviteDisplay {
  const { rsvp, email, unsubscribed, inviteState, inviteError, dateInviteSent, dateTexted } = contact
  if (rsvp) return { kind: 'answered', rsvp }
  if (!email) return dateTexted ? { kind: 'texted', date: dateTexted } : { kind: 'phone' }
  if (unsubscribed) return { kind: 'unsubscribed' }
  if (inviteState === 'BOUNCED') return { kind: 'bounced', reason: inviteError }
  if (inviteState === 'NONE') return { kind: 'none' }
  return dateInviteSent ? { kind: 'sent', date: dateInviteSent } : { kind: 'queued' }
}

/** Decides between Send Invite (not yet invited) and Resend Invite. */
export const wasInvited = ({ inviteState }: Contact): boolean => inviteState !== 'NONE'

interface ContactCounts {
  contacts: number
  invited: number
  replies: number
  /** Contacts with an address who were neither invited nor have answered. */
  waiting: number
}

export const countContacts = (contacts: readonly Contact[]): ContactCounts => ({
  contacts: contacts.length,
  invited: contacts.filter((contact) => contact.email && wasInvited(contact)).length,
  replies: contacts.filter(({ rsvp }) => rsvp !== null).length,
  waiting: contacts.filter(awaitsInvitation).length,
})

/** The contact's name if it is known, else the address or number. */
export const contactLabel = (contact: Contact): string => fullName(contact) || contactText(contact)

/** What a row shows. It includes the address, because a name alone does not tell which address is invited. */
export function linesOf(contact: Contact): { title: string; detail: string } {
  const name = fullName(contact)
  const reached = [contact.email, contact.phone].filter((one) => one !== null && one !== '')
  return name
    ? { title: name, detail: reached.join(' · ') }
    : { title: reached[0] ?? '', detail: reached.slice(1).join(' · ') }
}

/** Contacts that a search finds, by part of a name, of an address, or of a number in any spacing. */
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

/** Uses the simple pattern of public forms, which accepts every address that can receive mail. */
export const isAddress = (text: string): boolean => emailPattern.test(text) && text.length <= account.emailMax

/** Whether a text holds contacts that the field for one address does not accept: several, or a phone number. */
export function holdsSeveralContacts(text: string): boolean {
  const { contacts } = parseImport(text, [])
  return contacts.length > 1 || contacts.some((contact) => classifyContact(contact.text) === 'phone')
}

/** Whether an address is already in the list, in any letter case. */
export function isListed(contacts: readonly Contact[], email: string, exceptUuid?: string): boolean {
  const key = contactKey(email)
  return contacts.some(({ uuid, email: other }) => other && uuid !== exceptUuid && contactKey(other) === key)
}

/** Contacts that were just added come first, the latest on top; the others keep their order. */
export function addedFirst(contacts: readonly Contact[], added: readonly string[]): readonly Contact[] {
  if (added.length === 0) return contacts
  const place = new Map(added.map((uuid, at) => [uuid, at]))
  const fresh = contacts.filter(({ uuid }) => place.has(uuid))
  const others = contacts.filter(({ uuid }) => !place.has(uuid))
  return [...fresh.sort((one, other) => (place.get(other.uuid) ?? 0) - (place.get(one.uuid) ?? 0)), ...others]
}
