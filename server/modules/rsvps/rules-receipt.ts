import { createHmac, timingSafeEqual } from 'node:crypto'

/** One answer as it was given: changed since, it is another one. */
export interface Answered {
  rsvpUuid: string
  answeredAt: Date
}

/** For so long an answer is shown to whoever gave it by a form. */
const HOLDS_MS = 60 * 60 * 1000

const WORD = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})\.([\w-]+)$/

/** A receipt as one word of an address. Nothing of it is secret but the seal. */
export function sealReceipt({ rsvpUuid, answeredAt }: Answered, secret: string): string {
  const text = `${rsvpUuid}.${answeredAt.getTime()}`
  return `${text}.${seal(text, secret)}`
}

/** What a receipt says of itself, not yet believed; null when it is none. */
export function readReceiptWord(word: string): Answered | null {
  const [, rsvpUuid, millis] = WORD.exec(word) ?? []
  return rsvpUuid === undefined ? null : { rsvpUuid, answeredAt: new Date(Number(millis)) }
}

/**
 * Whether it was made for this answer as it now stands. Only whoever sent it so has such a receipt, so it also proves
 * who may correct it (docs/decisions/0230).
 */
export function isReceiptOf(word: string, secret: string, { uuid, updatedAt }: AnswerVersion): boolean {
  const right = Buffer.from(sealReceipt({ rsvpUuid: uuid, answeredAt: updatedAt }, secret))
  const given = Buffer.from(word)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether an answer is still shown to whoever has this receipt. */
export function isShownBy(word: string, secret: string, row: AnswerVersion, now: Date): boolean {
  return now.getTime() - row.updatedAt.getTime() <= HOLDS_MS && isReceiptOf(word, secret, row)
}

interface AnswerVersion {
  uuid: string
  updatedAt: Date
}

const seal = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`answer ${text}`).digest('base64url')
