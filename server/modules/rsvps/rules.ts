import { timingSafeEqual } from 'node:crypto'
import type { Rsvp } from '#contract/rsvps.ts'
import { sealOf } from '#server/lib/codes.ts'

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
export const REMIND_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** @param today the calendar day where that day is */
export function isNear(day: string, today: string): boolean {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return days > 0 && days <= REMIND_DAYS
}

/** Empty if no name is known. */
export const nameOf = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`.trim()

/** One version of an answer: a change makes another one. */
interface AnswerVersion {
  rsvpUuid: string
  answeredAt: Date
}

/** How long an answer is shown to the person who gave it by a form. */
const HOLDS_MS = 60 * 60 * 1000

const WORD = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})\.([\w-]+)$/

/** A receipt as one segment of an address. Only the seal is secret. */
export function sealReceipt({ rsvpUuid, answeredAt }: AnswerVersion, secret: string): string {
  const text = `${rsvpUuid}.${answeredAt.getTime()}`
  return `${text}.${sealOf(`answer ${text}`, secret)}`
}

/** Parses a receipt without checking its seal; null when it is none. */
export function readReceiptToken(token: string): AnswerVersion | null {
  const [, rsvpUuid, millis] = WORD.exec(token) ?? []
  return rsvpUuid === undefined ? null : { rsvpUuid, answeredAt: new Date(Number(millis)) }
}

/**
 * Whether the receipt was made for this version of the answer. Only its sender has it, so it also proves who may
 * correct the answer (docs/decisions/0022).
 */
export function isReceiptOf(token: string, secret: string, version: AnswerVersion): boolean {
  const right = Buffer.from(sealReceipt(version, secret))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether an answer is still shown to the holder of its receipt. */
export const isShown = (answeredAt: Date, now: Date): boolean =>
  now.getTime() - answeredAt.getTime() <= HOLDS_MS
