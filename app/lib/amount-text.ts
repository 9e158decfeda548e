import { currentLocale } from '#app/messages/current-locale.ts'
import { latinDigits } from '#contract/digits.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'

/** The notation of English and Arabic. */
const PLAIN = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/

/** '1,500': groups of thousands without cents. */
const PLAIN_GROUPS = /^\d{1,3}(,\d{3})+$/

/**
 * Both notations are used where a comma stands before cents: 1.500,50 in Madrid and 1,500.50 in Mexico. Three digits
 * after a separator are a group of thousands.
 */
const COMMA_IS_POINT = /^(\d+|\d{1,3}(?:\.\d{3})+)(,\d{0,2})?$/

const hasDecimalComma = oncePer((language) => (0.5).toLocaleString(localeOf(language)).includes(','))

/**
 * Normalises a typed amount to whole units with a decimal point: '1,500' and '$1500' become '1500', '١٥٠٠٫٥' becomes
 * '1500.5', and with a decimal comma '1500,50' becomes '1500.50'. Text that is no amount is returned as it was typed.
 */
export function plainAmount(typed: string, language: Language = currentLocale().language): string {
  const text = latinDigits(typed)
    .trim()
    .replace(/^\$\s*/, '')
  if (hasDecimalComma(language) && !PLAIN_GROUPS.test(text) && COMMA_IS_POINT.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  return PLAIN.test(text) ? text.replaceAll(',', '') : text
}
