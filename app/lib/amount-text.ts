import { currentLocale } from '#app/messages/current-locale.ts'
import { latinDigits } from '#contract/digits.ts'
import { type Language, localeOf } from '#languages/index.ts'

/** As English and Arabic write it. */
const PLAIN = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/

/** '1,500': groups, and no cents. */
const PLAIN_GROUPS = /^\d{1,3}(,\d{3})+$/

/** Where a comma stands before cents, people write both, 1.500,50 in Madrid and 1,500.50 in Mexico: three digits behind a mark are a group. */
const COMMA_IS_POINT = /^(\d+|\d{1,3}(?:\.\d{3})+)(,\d{0,2})?$/

const hasDecimalComma = (language: Language) => (0.5).toLocaleString(localeOf(language)).includes(',')

/**
 * An amount as somebody typed it, in whole units with a point: '1,500' and '$1500' are '1500', '١٥٠٠٫٥' is '1500.5',
 * and to who reads Spanish '1500,50' is '1500.50'. What cannot be read so stays as it was typed.
 */
export function plainAmount(typed: string, language: Language = currentLocale().language): string {
  const text = latinDigits(typed)
    .trim()
    .replace(/^\$\s*/, '')
  if (hasDecimalComma(language) && !PLAIN_GROUPS.test(text) && COMMA_IS_POINT.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  return PLAIN.test(text) ? text.replaceAll(',', '') : text
}
