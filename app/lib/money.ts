import { intlLocale } from '#app/messages/current-locale.ts'

/**
 * Formats an amount of money in the current locale: `money(3000, 'aud')` is '$30.00'.
 *
 * @param minor in minor units, such as cents
 */
export const money = (minor: number, currency: string): string => write(minor, currency, 'auto')

/** The same for totals and goals, without cents when they are zero: '$1,240', but '$12.50'. */
export const roundMoney = (minor: number, currency: string): string =>
  write(minor, currency, 'stripIfInteger')

function write(minor: number, currency: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): string {
  const locale = intlLocale()
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // In Arabic a letter code stays in one piece; the parts of 'AU$' would end up on two sides of the amount.
    currencyDisplay: locale.startsWith('ar') ? 'code' : 'symbol',
    trailingZeroDisplay,
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(minor / 10 ** maximumFractionDigits)
}
