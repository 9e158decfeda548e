import { dateLocale } from '#app/lib/dates-style.ts'
import { perLanguage } from '#app/messages/current-locale.ts'
import { days, minutesOf } from './day-times.ts'

const MINUTE = 60_000

const clock = (minute?: '2-digit') =>
  perLanguage(
    (language) => new Intl.DateTimeFormat(dateLocale(language), { hour: 'numeric', minute, timeZone: 'UTC' }),
  )
const fullHour = clock()
const withMinutes = clock('2-digit')

/** A time of the clock for reading: `'14:00'` to `'2 PM'` in English; '' for none. */
export function writtenTime(time: string): string {
  const minutes = minutesOf(time)
  if (minutes === null) return ''
  // Where a day has 24 hours, an hour alone does not read as a time.
  const isTwelve = fullHour().resolvedOptions().hour12
  const format = minutes % 60 === 0 && isTwelve ? fullHour() : withMinutes()
  return format.format(minutes * MINUTE)
}

const long = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(dateLocale(language), {
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
