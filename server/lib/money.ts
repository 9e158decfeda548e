/** `3000, 'aud'` → `$30.00 AUD`: minor units of a two-decimal currency, as people in Australia write them. */
export function formatMoney(minor: number, currency: string): string {
  const code = currency.toUpperCase()
  const amount = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return `${amount.format(minor / 100)} ${code}`
}

/** `1250` → `12.50`, for spreadsheets: never by floating point, and never with a separator of thousands. */
export function decimalMoney(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
