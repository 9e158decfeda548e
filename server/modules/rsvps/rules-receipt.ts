import { createHmac, timingSafeEqual } from 'node:crypto'

/** One answer as it was given: changed since, it is another one. */
export interface Answered {
  rsvpUuid: string
  answeredAt: Date
}

/** For so long an answer is shown to whoever gave it by a form. */
const HOLDS_MS = 60 * 60 * 1000

const WORD = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]+)$/

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

/** Whether it is sealed with this secret, not too old, and the answer is still the one it was made for. */
export function holds(word: string, secret: string, row: { updatedAt: Date }, now: Date): boolean {
  const answered = readReceiptWord(word)
  if (!answered || answered.answeredAt.getTime() !== row.updatedAt.getTime()) return false
  if (now.getTime() - row.updatedAt.getTime() > HOLDS_MS) return false
  const [given, right] = [Buffer.from(word), Buffer.from(sealReceipt(answered, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const seal = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`answer ${text}`).digest('base64url')
