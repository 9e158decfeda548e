import type { DonationTerms } from './funds.ts'

/** Calculated in integers, both by the screen that shows the fee and by the server that charges it. */

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** `12.5` and `'12.50'` are 1250 minor units; null for anything but an amount with at most two decimals. */
export function minorUnits(amount: number | string): number | null {
  const [, whole, cents = ''] = AMOUNT.exec(String(amount).trim()) ?? []
  if (whole === undefined) return null
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** The percentage, rounded to the nearest cent (half a cent up), plus the fixed part: $10.00 costs $0.48. */
export function donationFee(
  amountMinor: number,
  { hundredthsOfPercent, fixedMinor }: DonationTerms['fee'],
): number {
  return Math.floor((amountMinor * hundredthsOfPercent + 5000) / 10_000) + fixedMinor
}
