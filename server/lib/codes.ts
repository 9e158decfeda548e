import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { account } from '#contract/limits.ts'

/** No 0/O and no 1/I/L, which look alike, and no vowels, so that no code spells a word. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** A code to read in a mail and type: 5 capital letters and digits. */
export const newCode = (): string =>
  Array.from({ length: account.codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 128 random bits as an own token (contract/own-tokens.ts), which is safe in a header or a link. */
export function newToken(): string {
  return `key${randomBytes(16).toString('hex')}`
}

/** An own token that only whoever has the secret can make of a text. */
export function sealOf(text: string, secret: string): string {
  return `key${createHmac('sha256', secret).update(text).digest('hex').slice(0, 32)}`
}

/** The stored form of a token: an unguessable token needs no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Takes the same time wherever two secrets differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
