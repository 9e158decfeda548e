/**
 * Converts Arabic-Indic and Persian digits and separators to Latin ones: '٤٢٫٥' is '42.5', '۱٬۵۰۰' is '1,500'. Other
 * characters stay unchanged.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.charCodeAt(0) - 0x0660) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')

/** A mailed code as it was typed, without blanks and hyphens, in capitals. */
export const cleanCode = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
