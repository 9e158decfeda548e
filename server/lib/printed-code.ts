import { createHmac, timingSafeEqual } from 'node:crypto'

/** No personal link begins so: tokens are letters, digits, `-` and `_`. */
const BEGINS = 'p.'
/** Of base64url: 60 bits, in a QR code that a phone still reads from a small card. */
const LETTERS = 10

/**
 * What stands behind the link in every QR code that hosts print of a memorial (`?i=…`): whoever scanned one of them holds
 * something of the family's (docs/decisions/0268). The same on all; it opens nothing.
 */
export function printedCode(linkSecret: string): string {
  return (
    BEGINS + createHmac('sha256', linkSecret).update('printed code').digest('base64url').slice(0, LETTERS)
  )
}

/** Whether a token is one of a print, of whatever memorial. */
export const looksPrinted = (token: string): boolean => token.startsWith(BEGINS)

export function isPrintedCode(token: string, linkSecret: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(printedCode(linkSecret))]
  return given.length === right.length && timingSafeEqual(given, right)
}
