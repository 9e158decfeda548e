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
 * Formats a memorial's date: `'2025-01-05'` to `'Jan 5, 2025'`. It is a calendar day without a time zone and reads the
 * same everywhere. Of a longer ISO text the first ten characters count; anything else gives ''.
 */
export function formatMemorialDate(date: string | null | undefined): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0]
  const at = day ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? '' : calendar().format(at)
}

/**
 * Formats the day of a time such as `createdAt`: `'2025-01-05T09:30:00Z'` to `'Jan 5, 2025'`. It uses the product's
 * time zone on server and browser, so that both render the same text. An unreadable text gives ''.
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
 * Formats a day in the near future, `'Thursday, January 21'`, in the time zone of the device: for things that the
 * device does. Not for anything that the server renders too.
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

/**
 * Formats day and time of something that just happened, `'Jan 5, 2:31 PM'`, in the time zone of the device. Not for
 * anything that the server renders too.
 */
export const formatMoment = (at: string): string => moment().format(new Date(at))

const counting = (numeric: 'auto' | 'always') =>
  perLanguage((language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric }))
const ago = counting('auto')
const agoInNumbers = counting('always')
const DAY = 86_400_000

/**
 * Says how long ago a time was, in calendar days: 'today', 'yesterday', '3 days ago', then weeks, months and years. A
 * time in the future (a clock that is behind) is 'today'.
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
 * The calendar day of a time in the product's time zone, e.g. `2026-11-28`: every screen and page compares a memorial's
 * date with it.
 */
export const isoDayOf = (moment: Date): string => isoCalendar.format(moment)

/**
 * A format that `Date.parse` reads, whatever the current locale. It is made on first use: few pages need it, and it is
 * slow.
 */
const parsable = perLanguage(() => new Intl.DateTimeFormat('en-US', { ...style, timeZone }))

/** The day of a time in the product's time zone, as milliseconds of that date at midnight UTC. */
const dayOf = (moment: Date): number => Date.parse(`${parsable().format(moment)} UTC`)
