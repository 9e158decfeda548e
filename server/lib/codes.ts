import { createHash, randomBytes, randomInt } from 'node:crypto'
import { account } from '#contract/limits.ts'

/** No 0/O and no 1/I/L, which look alike, and no vowels, so that no code spells a word. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** A code to read in a mail and type: 5 capital letters and digits. */
export const newCode = (): string => random(account.codeLength)

/** One that nobody guesses, however often they try. */
export const newLongCode = (): string => random(account.longCodeLength)

const random = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 256 random bits as 43 characters that are safe in a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token: an unguessable token needs no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
