import { latinDigits } from '#contract/digits.ts'

/** Formats a card's numbers while they are typed, and builds what is sent of them. */

const NUMBER_MAX = 19
const NUMBER_MIN = 12

export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '')

/** '4242 4242 4242 4242': groups of four, as on the card. */
export const groupNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, NUMBER_MAX)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** '08 / 29' from '829', '08/29' or '08 / 2029'. */
export function groupExpiry(text: string): string {
  const typed = digitsOf(text)
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const year = digits.slice(2)
  const short = year.length >= 4 ? year.slice(2, 4) : year.slice(0, 2)
  return short === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)} / ${short}`
}

export const onlyCvc = (text: string): string => digitsOf(text).slice(0, 4)

export interface CardTexts {
  holder: string
  number: string
  expiry: string
  cvc: string
}

/** The first field that is incomplete; null when the card can be sent. Whether it is valid, the provider decides. */
export function incompleteField({ number, expiry, cvc }: CardTexts): 'number' | 'expiry' | 'cvc' | null {
  if (digitsOf(number).length < NUMBER_MIN) return 'number'
  if (digitsOf(expiry).length < 4) return 'expiry'
  return cvc.length < 3 ? 'cvc' : null
}

/** The field that a provider's refusal is about; for a declined card it is the number. */
export function fieldOfRefusal(code: string | null): keyof CardTexts {
  if (code === 'expired_card' || code?.startsWith('invalid_expiry')) return 'expiry'
  if (code === 'invalid_cvc') return 'cvc'
  return code?.startsWith('name_') ? 'holder' : 'number'
}

/** What is sent to the provider. */
export function cardOf({ holder, number, expiry, cvc }: CardTexts) {
  const [expMonth = '', expYear = ''] = expiry.split(' / ')
  return { cardNumber: digitsOf(number), expMonth, expYear, cvc, name: holder.trim() }
}

/** The cursor position in the regrouped text: after the same number of digits as before. */
export function cursorAfter(grouped: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let digits = 0
  for (const [place, letter] of [...grouped].entries()) {
    if (/\d/.test(letter)) digits += 1
    if (digits === digitsBefore) return place + 1
  }
  return grouped.length
}
