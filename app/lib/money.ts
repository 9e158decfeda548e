import { intlLocale } from '#app/messages/current-locale.ts'

/**
 * An amount of money as the reader writes it: `money(3000, 'aud')` is '$30.00'.
 *
 * @param minor in minor units, such as cents
 */
export const money = (minor: number, currency: string): string => write(minor, currency, 'auto')

/** The same for totals and goals, without the cents where there are none: '$1,240', but '$12.50'. */
export const roundMoney = (minor: number, currency: string): string =>
  write(minor, currency, 'stripIfInteger')

function write(minor: number, currency: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): string {
  const locale = intlLocale()
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Letters stay together where the sign of AU$ would stand on its other side.
    currencyDisplay: locale.startsWith('ar') ? 'code' : 'symbol',
    trailingZeroDisplay,
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(minor / 10 ** maximumFractionDigits)
}
