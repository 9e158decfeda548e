import { dateLocale } from '#app/lib/dates-style.ts'
import { perDateLocale } from '#app/lib/per-date-locale.ts'
import { clockTime } from '#contract/clock-time.ts'
import { days, minutesOf } from './day-times.ts'

const MINUTE = 60_000

/** A time of the clock for reading: `'14:00'` to `'2 PM'` in English; '' for none. */
export function writtenTime(time: string): string {
  const minutes = minutesOf(time)
  return minutes === null ? '' : clockTime(dateLocale(), minutes * MINUTE, 'UTC')
}

const long = perDateLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
)

/** A day for reading: `'2027-01-09'` to `'Saturday, January 9, 2027'`; '' for none. */
export function writtenDay(date: string): string {
  const at = days.number(date)
  return Number.isNaN(at) ? '' : long().format(Date.parse(date))
}
