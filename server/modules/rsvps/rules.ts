import type { Rsvp } from '#contract/rsvps.ts'

/** A contact, as far as it matters for an answer. */
export interface InvitedContact {
  uuid: string
  email: string | null
  phone: string | null
  firstName: string
  surname: string
}

/** Somebody who answers, by what is known of them. */
export interface Person {
  /** Of a confirmed account. */
  userUuid: string | null
  /** The contact they are, by their personal link or their address. */
  contact: { uuid: string; email: string | null; phone: string | null } | null
  /** Their account's, or the one they gave. */
  email: string | null
}

export interface AnswerKeys {
  contactUuid: string | null
  userUuid: string | null
  email: string | null
  phone: string | null
}

/**
 * Who somebody is: by their account's address, since links are passed on, then by their link, and by the address they
 * give where they have neither.
 *
 * @param known.linked the contact whose link was used
 * @param known.addressed the contact with the account's address, or with the one they gave
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
 * Which answer is this person's, of all that may be: one an account, contact or address (product-decisions "RSVP").
 * First what is theirs for certain, then what was said under their address before they were known. What an account
 * said is never another account's.
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
    // Of somebody else's link, by whoever shares their address and has no link.
    (contact ? undefined : open.find((row) => isSame(row.email, email)))
  )
}

/** What was said under the same address before it was known whose it is: one person answers once. */
export function strayAnswers<Row extends AnswerKeys & { uuid: string }>(
  others: readonly Row[],
  { email }: Pick<AnswerKeys, 'email'>,
): string[] {
  return others
    .filter((row) => row.userUuid === null && row.contactUuid === null && isSame(row.email, email))
    .map((row) => row.uuid)
}

/** Whether the day is offered to a calendar: there is one, it is not over, and they may come. */
export const belongsInCalendar = (
  { status, memorialDate }: { status: Rsvp['status']; memorialDate: string | null },
  now: Date,
): boolean =>
  status !== 'NOT_ATTENDING' && memorialDate !== null && memorialDate >= now.toISOString().slice(0, 10)

/** How many days before the day people are reminded of it; a day without the job is caught up with on the next. */
const REMIND_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** The days to remind of now, as a calendar names them, and from when on an answer is too fresh to need it. */
export function remindersDue(now: Date, dayOf: (moment: Date) => string) {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  return {
    days: { first: inDays(REMIND_DAYS - 1), last: inDays(REMIND_DAYS) },
    before: new Date(now.getTime() - DAY_MS),
  }
}

/** Empty where none is known. */
export const nameOf = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`.trim()

const isSame = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase()

/** As `phoneKey` compares them. */
const isSamePhone = (a: string | null, b: string | null) =>
  a !== null && b !== null && isSame(lastDigits(a), lastDigits(b))

const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9) || null
