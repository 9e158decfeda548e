import { perLanguage } from '#app/messages/current-locale.ts'
import { timeZone } from '#app/messages/formats.ts'
import { localeOf } from '#languages/index.ts'
import { dateLocale, monthStyle } from './dates-style.ts'

const style = { year: 'numeric', month: 'short', day: 'numeric' } as const

const dayIn = (timeZone: string) =>
  perLanguage(
    (language) =>
      new Intl.DateTimeFormat(dateLocale(language), {
        ...style,
        month: monthStyle(language),
        timeZone,
      }),
  )
const calendar = dayIn('UTC')
const instant = dayIn(timeZone)

/**
 * A memorial's date, `'2025-01-05'` to `'Jan 5, 2025'`. It is a day on the calendar and has no time zone:
 * it reads the same everywhere. A longer ISO text counts by its first ten characters; anything else gives ''.
 */
export function formatMemorialDate(date: string | null | undefined): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0]
  const at = day ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? '' : calendar().format(at)
}

/**
 * The day of a moment such as `createdAt`, `'2025-01-05T09:30:00Z'` to `'Jan 5, 2025'`, in the product's
 * time zone on both sides, so that the server's words and the browser's agree. Unreadable gives ''.
 */
export function formatDay(moment: string | number | Date | null | undefined): string {
  if (moment === null || moment === undefined) return ''
  const at = new Date(moment).getTime()
  return Number.isNaN(at) ? '' : instant().format(at)
}

const weekday = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(dateLocale(language), { weekday: 'long', month: 'long', day: 'numeric' }),
)

/**
 * A day soon to come, `'Thursday, January 21'`, where the reader is: for what their own device does. Never for what the
 * server writes too.
 */
export const formatWeekday = (day: Date): string => weekday().format(day)

const moment = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(dateLocale(language), {
      month: monthStyle(language),
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** Day and time of something that just happened, `'Jan 5, 2:31 PM'`, where the reader is: never for what the server writes too. */
export const formatMoment = (at: string): string => moment().format(new Date(at))

const counting = (numeric: 'auto' | 'always') =>
  perLanguage((language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric }))
const ago = counting('auto')
const agoInNumbers = counting('always')
const DAY = 86_400_000

/**
 * How long ago a moment was, in days of the calendar: 'today', 'yesterday', '3 days ago', then weeks, months and
 * years. A moment still to come, by a clock that is behind, is today.
 */
export function formatAgo(moment: string, now: Date): string {
  const days = Math.max(0, Math.round((dayOf(now) - dayOf(new Date(moment))) / DAY))
  if (days < 7) return ago().format(-days, 'day')
  if (days < 31) return agoInNumbers().format(-Math.floor(days / 7), 'week')
  if (days < 365) return agoInNumbers().format(-Math.floor(days / 30.5), 'month')
  return agoInNumbers().format(-Math.floor(days / 365.25) || -1, 'year')
}

const isoCalendar = new Intl.DateTimeFormat('en-CA', { timeZone })

/**
 * The calendar day of a moment in the product's time zone, as `2026-11-28`: what every screen and page compares with a
 * memorial's date.
 */
export const isoDayOf = (moment: Date): string => isoCalendar.format(moment)

/** What `Date.parse` reads, whoever else reads along. Made when asked for: few pages do, and it is slow. */
const parsable = perLanguage(() => new Intl.DateTimeFormat('en-US', { ...style, timeZone }))

/** The day of a moment in the product's time zone, as milliseconds of that date at midnight UTC. */
const dayOf = (moment: Date): number => Date.parse(`${parsable().format(moment)} UTC`)
