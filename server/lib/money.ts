import { type Language, localeOf } from '#languages/index.ts'

/** `3000, 'aud'` → `$30.00 AUD`: minor units of a two-decimal currency, in Australian style; `30,00 AUD` in Spanish. */
export function formatMoney(minor: number, currency: string, language: Language = 'en'): string {
  const code = currency.toUpperCase()
  const written = (display: 'narrowSymbol' | 'code') => formatIn(language, code, display).format(minor / 100)
  return language === 'en' ? `${written('narrowSymbol')} ${code}` : written('code')
}

/** Made once for each language and currency (docs/decisions/0046). */
const formats = new Map<string, Intl.NumberFormat>()

function formatIn(language: Language, currency: string, currencyDisplay: 'narrowSymbol' | 'code') {
  const key = `${language} ${currency} ${currencyDisplay}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, currencyDisplay })
  formats.set(key, format)
  return format
}

/** `1250` → `12.50`, for spreadsheets: without floating point and without thousands separators. */
export function decimalMoney(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
