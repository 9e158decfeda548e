/** How a day and a time of the clock are written. Without words, so that the small script of the page can use it. */

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

/** `'Friday, January 9'` */
export const longDay = (locale: string, at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(at)

/** The calendar day of a time, `'2027-01-09'`. */
export const isoDay = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

/**
 * The time of an event where the reader is, `'4 AM'`, with its day where that is another one: `'Friday, January 8, 10 PM'`.
 * null where both clocks say the same.
 *
 * @param own the reader's zone, by default that of the device
 */
export function readersTime(locale: string, at: number, zone: string, own?: string): string | null {
  const here = clockTime(locale, at, own)
  const isSameDay = isoDay(at, own) === isoDay(at, zone)
  if (isSameDay) return here === clockTime(locale, at, zone) ? null : here
  return `${longDay(locale, at, own)}, ${here}`
}
