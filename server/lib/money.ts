import { type Language, localeOf } from '#languages/index.ts'

/** `3000, 'aud'` → `$30.00 AUD`: minor units of a two-decimal currency, in Australian style; `30,00 AUD` in Spanish. */
export function formatMoney(minor: number, currency: string, language: Language = 'en'): string {
  const code = currency.toUpperCase()
  const written = (currencyDisplay: 'narrowSymbol' | 'code') =>
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: code, currencyDisplay }).format(
      minor / 100,
    )
  return language === 'en' ? `${written('narrowSymbol')} ${code}` : written('code')
}

/** `1250` → `12.50`, for spreadsheets: without floating point and without thousands separators. */
export function decimalMoney(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
