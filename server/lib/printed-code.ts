import { createHmac } from 'node:crypto'
import { isSameSecret } from './codes.ts'

/** No personal link begins with this: tokens are letters, digits, `-` and `_`. */
const BEGINS = 'p.'
/** Base64url characters: 60 bits, in a QR code that a phone can read from a small card. */
const LETTERS = 10

/**
 * The token in every QR code that hosts print of a memorial (`?i=…`): a person who scans one holds something from the
 * family (docs/decisions/0009). All prints have the same; it grants no access.
 */
export function printedCode(linkSecret: string): string {
  return (
    BEGINS + createHmac('sha256', linkSecret).update('printed code').digest('base64url').slice(0, LETTERS)
  )
}

/** Whether a token is of a print, of any memorial. */
export const looksPrinted = (token: string): boolean => token.startsWith(BEGINS)

export const isPrintedCode = (token: string, linkSecret: string): boolean =>
  isSameSecret(token, printedCode(linkSecret))
