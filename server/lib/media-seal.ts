import { createHmac } from 'node:crypto'
import { isSameSecret } from './codes.ts'

/** A served file with all its sizes: the folder of its memorial, and its name without size and extension. */
export interface MediaName {
  folder: string
  name: string
}

/** The audience of a sealed address: `h` for hosts, moderators and the sender, `r` for readers who were let in. */
type Audience = 'h' | 'r'

export interface MediaSeal {
  audience: Audience
  expiresAt: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How long an address is valid: until the end of the present span, and so many spans more. All addresses made within
 * one span are the same, so that browsers can cache. Addresses for hosts are also in drafts and in shows saved for a
 * hall. A page opened with a passcode is rendered each time.
 */
const holds: Record<Audience, { spanDays: number; more: number }> = {
  h: { spanDays: 7, more: 3 },
  r: { spanDays: 1, more: 1 },
}

/** When an address made now expires. */
export function sealEnds(audience: Audience, now: Date): Date {
  const { spanDays, more } = holds[audience]
  const span = spanDays * DAY_MS
  return new Date((Math.floor(now.getTime() / span) + 1 + more) * span)
}

/**
 * The part of an address that grants access to one file for a time.
 *
 * @param secret of the memorial, with everything else that revokes the address when it changes
 */
export function sealMedia(file: MediaName, { audience, expiresAt }: MediaSeal, secret: string): string {
  const text = `${audience}${Math.floor(expiresAt.getTime() / DAY_MS).toString(36)}`
  return `${text}_${mac(file, text, secret)}`
}

const SEAL = /^(([hr])([0-9a-z]{1,6}))_([\w-]{22})$/

/** Parses a seal without verifying it; null when it is malformed. */
export function readMediaSeal(word: string): MediaSeal | null {
  const [, , audience, days = ''] = SEAL.exec(word) ?? []
  if (audience !== 'h' && audience !== 'r') return null
  return { audience, expiresAt: new Date(Number.parseInt(days, 36) * DAY_MS) }
}

/** Whether the seal was made with this secret for this file. */
export function isMediaSealed(file: MediaName, word: string, secret: string): boolean {
  const [text = ''] = word.split('_')
  return isSameSecret(word, `${text}_${mac(file, text, secret)}`)
}

/** 132 bits: short, since a page contains many addresses. */
const mac = ({ folder, name }: MediaName, text: string, secret: string): string =>
  createHmac('sha256', secret).update(`media ${folder} ${name} ${text}`).digest('base64url').slice(0, 22)
