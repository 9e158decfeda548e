import { locale } from '#app/messages/formats.ts'

/**
 * An amount of money as the reader writes it: `money(3000, 'aud')` is '$30.00'.
 *
 * @param minor in minor units, such as cents
 */
export function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(minor / 10 ** maximumFractionDigits)
}
