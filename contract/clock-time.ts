/**
 * `'2 PM'`, `'14:00'`: without the minutes of a full hour where the halves of the day are named.
 *
 * @param timeZone by default the reader's
 */
export function clockTime(locale: string, at: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
  const parts = format.formatToParts(at)
  const isFull = parts.some(({ type, value }) => type === 'minute' && value === '00')
  if (!isFull || parts.every(({ type }) => type !== 'dayPeriod')) return format.format(at)
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone }).format(at)
}
