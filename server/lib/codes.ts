import { createHash, randomBytes, randomInt } from 'node:crypto'
import { account } from '#contract/limits.ts'

/** No 0/O and no 1/I/L, which look alike; no vowels either, so that no code spells a word. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** A code to be read from a mail and typed: 5 capital letters and digits. */
export function newCode(): string {
  return Array.from({ length: account.codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** 256 random bits as 43 characters that are safe in a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: one that nobody can guess needs no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
