import { createHmac, timingSafeEqual } from 'node:crypto'

/** One served file with all its sizes, by the folder of its memorial and its name without size and ending. */
export interface MediaName {
  folder: string
  name: string
}

/**
 * For whom the address of a photo or video was made that is not everybody's: `h` for those who look after it or sent
 * it, `r` for a reader who was let in.
 */
type Audience = 'h' | 'r'

export interface MediaSeal {
  audience: Audience
  expiresAt: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How long an address holds: until the end of a span, and so many spans more. All that are made within one are the
 * same, so that browsers keep what they have. What hosts get also lies in drafts and in shows that are kept for a hall;
 * a page that was opened by a word is made anew each time.
 */
const holds: Record<Audience, { spanDays: number; more: number }> = {
  h: { spanDays: 7, more: 3 },
  r: { spanDays: 1, more: 1 },
}

/** When an address that is made now ends. */
export function sealEnds(audience: Audience, now: Date): Date {
  const { spanDays, more } = holds[audience]
  const span = spanDays * DAY_MS
  return new Date((Math.floor(now.getTime() / span) + 1 + more) * span)
}

/**
 * The part of an address that lets one file be seen for a time.
 *
 * @param secret of the memorial, with whatever else takes the address back when it changes
 */
export function sealMedia(file: MediaName, { audience, expiresAt }: MediaSeal, secret: string): string {
  const text = `${audience}${Math.floor(expiresAt.getTime() / DAY_MS).toString(36)}`
  return `${text}_${mac(file, text, secret)}`
}

const SEAL = /^(([hr])([0-9a-z]{1,6}))_([\w-]{22})$/

/** What a seal says of itself, not yet believed; null when it is none. */
export function readMediaSeal(word: string): MediaSeal | null {
  const [, , audience, days = ''] = SEAL.exec(word) ?? []
  if (audience !== 'h' && audience !== 'r') return null
  return { audience, expiresAt: new Date(Number.parseInt(days, 36) * DAY_MS) }
}

/** Whether this secret made the seal, for this file. */
export function isMediaSealed(file: MediaName, word: string, secret: string): boolean {
  const [text = ''] = word.split('_')
  const [given, right] = [Buffer.from(word), Buffer.from(`${text}_${mac(file, text, secret)}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** 132 bits: addresses stand many times in a page. */
const mac = ({ folder, name }: MediaName, text: string, secret: string): string =>
  createHmac('sha256', secret).update(`media ${folder} ${name} ${text}`).digest('base64url').slice(0, 22)
