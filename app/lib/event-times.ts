import { clockTime } from '#contract/clock-time.ts'

// How the days and times of events are written. Without words, so that the small script of the page can use it.

/** `'Friday, January 9'` */
export const formatLongDay = (locale: string, at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(at)

/** The name of a zone on that day: `'Australian Eastern Daylight Time'`. */
export const nameZone = (locale: string, at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** The zone of the first event that has one: what is in another says it. */
export const findHomeZone = (events: readonly { zone: string | null }[]): string | null =>
  events.find(({ zone }) => zone)?.zone ?? null

/** The calendar day of a time, `'2027-01-09'`. */
export const formatIsoDay = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

/**
 * The time of an event where the reader is, `'4 AM'`, with its day where that is another one: `'Friday, January 8, 10 PM'`.
 * null where both clocks say the same.
 *
 * @param own the reader's zone, by default that of the device
 */
export function formatReadersTime(locale: string, at: number, zone: string, own?: string): string | null {
  const here = clockTime(locale, at, own)
  const isSameDay = formatIsoDay(at, own) === formatIsoDay(at, zone)
  if (isSameDay) return here === clockTime(locale, at, zone) ? null : here
  return `${formatLongDay(locale, at, own)}, ${here}`
}
