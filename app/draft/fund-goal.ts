import { plainAmount } from '#app/lib/amount-text.ts'
import { funds, payment } from '#contract/limits.ts'

/** Converts a fund's goal between the typed text and minor units, such as cents. */

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Reads a typed goal, '1,500' or '$1500.50', as minor units. null: nothing was typed, so there is no goal; `unclear`:
 * it is no amount that can be a goal.
 */
export function goalMinor(typed: string, currency: string = payment.currency): number | null | 'unclear' {
  const text = plainAmount(typed)
  if (text === '') return null
  const digits = minorDigits(currency)
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > digits) return 'unclear'
  const minor = Number(whole + fraction.padEnd(digits, '0'))
  return minor >= 1 && minor <= funds.goalMaxMinor ? minor : 'unclear'
}

/** Formats a goal as somebody would type it: 150000 is '1500', 150050 is '1500.50'. */
export function goalText(minor: number | null, currency: string = payment.currency): string {
  if (minor === null) return ''
  const digits = minorDigits(currency)
  const amount = minor / 10 ** digits
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits)
}
