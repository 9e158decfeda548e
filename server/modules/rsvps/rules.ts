import { isSameSecret, sealOf } from '#server/lib/codes.ts'

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
  uuid: string
  updatedAt: Date | string
}

const RECEIPT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\d{1,15}\.[\w-]+$/

/** A receipt as one segment of an address. Only the seal is secret. */
export function sealReceipt({ uuid, updatedAt }: AnswerVersion, secret: string): string {
  const text = `${uuid}.${new Date(updatedAt).getTime()}`
  return `${text}.${sealOf(`answer ${text}`, secret)}`
}

/** The answer that a receipt names, whether it is sealed or not; null when it is no receipt. */
export const readReceiptUuid = (receipt: string): string | null => RECEIPT.exec(receipt)?.[1] ?? null

/**
 * Whether the receipt was made for this version of the answer. Only its sender has it, so it also proves who may
 * correct the answer (docs/decisions/0022).
 */
export const isReceiptOf = (receipt: string, secret: string, version: AnswerVersion): boolean =>
  isSameSecret(receipt, sealReceipt(version, secret))

/** How long an answer is shown to the person who gave it by a form. */
const HOLDS_MS = 60 * 60 * 1000

/** Whether an answer is still shown to the holder of its receipt. */
export const isShown = ({ updatedAt }: AnswerVersion, now: Date): boolean =>
  now.getTime() - new Date(updatedAt).getTime() <= HOLDS_MS
