import { rsvp as limits } from '#contract/limits.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import { normaliseText } from '#server/lib/normalise-text.ts'

/** The fields of a contact that matter for an answer. */
export interface InvitedContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

/** A person who proved who they are, by an account or a personal link. */
export interface Person {
  /** Of a confirmed account. */
  userUuid: string | null
  /** The contact they are, by their personal link or their account's address. */
  contact: { uuid: string; email: string | null; phone: string | null } | null
  /** Their account's: an address typed beside a link proves nothing. */
  email: string | null
}

export interface AnswerKeys {
  contactUuid: string | null
  userUuid: string | null
  email: string | null
  phone: string | null
  /** When a proved person last gave it; a string, since it comes from JSON. */
  provenAt: string | null
}

/** An answer of a person who proves nothing. */
export interface Claim {
  name: string
  email: string
  /** The answer sent from the same form before, proved by its receipt. */
  replaces: string | null
}

/**
 * Identifies a person: first by their account's address, since links are passed on, then by their link.
 *
 * @param known.linked the contact whose link was used
 * @param known.addressed the contact with the account's address
 */
export function personOf<Contact extends Person['contact']>(known: {
  userUuid: string | null
  email: string | null
  linked: Contact
  addressed: Contact
}) {
  const { userUuid, email, linked, addressed } = known
  const isByAddress = userUuid !== null || !linked
  return { userUuid, email, contact: (isByAddress ? addressed : null) ?? linked } satisfies Person
}

/**
 * The contacts that somebody proved to be: an address that was only typed proves nothing.
 *
 * @param known.addressed the contact with the address
 * @param isSignedIn whether the address is their account's
 */
export const contactsOf = (
  { linked, addressed }: { linked: InvitedContact | null; addressed: InvitedContact | null },
  isSignedIn: boolean,
): string[] => [linked, isSignedIn ? addressed : null].flatMap((contact) => (contact ? [contact.uuid] : []))

/**
 * Which of the candidate answers is this person's: one per account, contact or address. First one that is certainly
 * theirs, then one given with their address before they were known. An account's answer never belongs to another
 * account.
 */
export function ownAnswer<Row extends AnswerKeys>(rows: readonly Row[], person: Person): Row | undefined {
  const { userUuid, contact, email } = person
  const open = rows.filter((row) => !userUuid || !row.userUuid || row.userUuid === userUuid)
  const free = open.filter((row) => row.contactUuid === null)
  return (
    (userUuid && rows.find((row) => row.userUuid === userUuid)) ||
    (contact && open.find((row) => row.contactUuid === contact.uuid)) ||
    free.find((row) => isSame(row.email, email)) ||
    (contact && free.find((row) => isSame(row.email, contact.email))) ||
    (contact && free.find((row) => isSamePhone(row.phone, contact.phone))) ||
    // An answer by somebody else's link, for a person with the same address and no link.
    (contact ? undefined : open.find((row) => isSame(row.email, email)))
  )
}

/**
 * Which answer an unproved person replaces: the one they sent from the same form, else an unproved one with the same
 * name and address. Never one of a proved person, nor one with another name: two people may share a mailbox
 * (docs/decisions/0022).
 *
 * @param waits for a host: then it replaces only the one from the same form
 */
export function claimedAnswer<Row extends AnswerKeys & { uuid: string; name: string }>(
  rows: readonly Row[],
  { name, email, replaces }: Claim,
  waits = false,
): Row | undefined {
  const open = rows.filter((row) => row.provenAt === null)
  return (
    open.find((row) => row.uuid === replaces) ??
    (waits ? undefined : open.find((row) => isSame(row.email, email) && isSameName(row.name, name)))
  )
}

/**
 * The answer whose mail led the visitor here, which proves that they read its mailbox. Not if they type another
 * address, which is not proved.
 *
 * @param email as typed; null for none
 */
export function mailedAnswer<Row extends AnswerKeys & { isMailed: boolean }>(
  rows: readonly Row[],
  email: string | null,
): Row | undefined {
  return rows.find((row) => row.isMailed && (email === null || isSame(row.email, email)))
}

/**
 * Whether an address was typed beside a personal link and is not that of the link, so that it proves nothing.
 *
 * @param linked the contact of the link, for who is not signed in
 */
export const isTypedBeside = (linked: Pick<InvitedContact, 'email'> | null, email: string | null): boolean =>
  linked !== null && email !== null && !isSame(linked.email, email)

/**
 * What this person answered with their address before they proved who they are: one person has one answer. Answers with
 * another name stay.
 *
 * @param name as they gave it
 */
export function strayAnswers<Row extends AnswerKeys & { uuid: string; name: string }>(
  others: readonly Row[],
  { email, contact }: Person,
  name: string,
): string[] {
  const isTheirs = (other: string | null) => isSame(other, email) || isSame(other, contact?.email ?? null)
  return others
    .filter((row) => row.userUuid === null && row.contactUuid === null && row.provenAt === null)
    .filter((row) => isTheirs(row.email) && isSameName(row.name, name))
    .map((row) => row.uuid)
}

/** The longest former words that an answer keeps; further ones are dropped, never the first. */
const MOST_FORMER = 5 * limits.messageMax

/** The former words that hosts still see after an unproved answer replaced another one. */
export function formerWords(before: { message: string; formerMessage: string }, message: string): string {
  const { formerMessage } = before
  const isKept = before.message === '' || before.message === message || holds(formerMessage, before.message)
  return isKept ? formerMessage : joined([formerMessage, before.message]).slice(0, MOST_FORMER)
}

interface Said {
  message: string
  food: string
  accessNeeds: string
}

/**
 * The same with what was said of food and access, where something else takes its place.
 *
 * @param labels what hosts call the two
 */
export function formerAnswer(
  before: Said & { formerMessage: string },
  said: Said,
  labels: Pick<Said, 'food' | 'accessNeeds'>,
): string {
  let formerMessage = formerWords(before, said.message)
  for (const field of ['food', 'accessNeeds'] as const)
    if (before[field] !== '' && before[field] !== said[field])
      formerMessage = formerWords({ message: `${labels[field]}: ${before[field]}`, formerMessage }, '')
  return formerMessage
}

/** The words of an answer and of those that it replaced, one after the other, without duplicates. */
export function hostsRead({ message, formerMessage }: { message: string; formerMessage: string }): string {
  const others =
    message === '' ? formerMessage : apart(formerMessage).replace(apart(message), apart('')).trim()
  return joined([message, others])
}

const holds = (formerMessage: string, message: string) => apart(formerMessage).includes(apart(message))

const apart = (words: string) => `\n\n${words}\n\n`

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

/**
 * Whether a calendar entry is offered: there is a date, it is not over, and the person may come.
 *
 * @param today the calendar day in the memorial's zone
 */
export const belongsInCalendar = (
  { status, memorialDate }: { status: Rsvp['status']; memorialDate: string | null },
  today: string,
): boolean => status !== 'NOT_ATTENDING' && memorialDate !== null && memorialDate >= today

/** How many days before the date people are reminded; a missed run is made up for on the next day. */
const REMIND_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** The dates to remind of now, and the time after which an answer is too recent for a reminder. */
export function remindersDue(now: Date, dayOf: (moment: Date) => string) {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  return {
    days: { first: inDays(REMIND_DAYS - 1), last: inDays(REMIND_DAYS) },
    before: new Date(now.getTime() - DAY_MS),
  }
}

/** The same days with one more on both sides, for every zone. */
export const aroundDays = ({ first, last }: { first: string; last: string }) => ({
  first: shifted(first, -1),
  last: shifted(last, 1),
})

const shifted = (day: string, by: number) =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10)

/** Empty if no name is known. */
export const nameOf = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`.trim()

const isSame = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase()

const isSameName = (a: string, b: string) => normaliseText(a) === normaliseText(b)

/** Compares as `phoneKey` does. */
const isSamePhone = (a: string | null, b: string | null) =>
  a !== null && b !== null && isSame(lastDigits(a), lastDigits(b))

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9) || null
