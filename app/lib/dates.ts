import { perLanguage } from '#app/messages/current-locale.ts'
import { timeZone } from '#app/messages/formats.ts'
import { localeOf } from '#languages/index.ts'
import { monthStyle } from './dates-style.ts'
import { perDateLocale } from './per-date-locale.ts'

const style = { year: 'numeric', month: 'short', day: 'numeric' } as const

const dayIn = (timeZone?: string) =>
  perDateLocale(
    (locale, language) =>
      new Intl.DateTimeFormat(locale, { ...style, month: monthStyle(language), timeZone }),
  )
const calendar = dayIn('UTC')
const instant = dayIn(timeZone)
const ownDay = dayIn()

/**
 * Formats a memorial's date: `'2025-01-05'` to `'Jan 5, 2025'`, or `'5 Jan 2025'` for readers who write it so. It is a
 * calendar day without a time zone, the same everywhere. Of a longer ISO text the first ten characters count; anything else gives ''.
 */
export function formatMemorialDate(date: string | null | undefined): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0]
  const at = day ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? '' : calendar().format(at)
}

const named = perDateLocale(
  (locale, language) =>
    new Intl.DateTimeFormat(locale, {
      ...style,
      weekday: monthStyle(language),
      month: monthStyle(language),
      timeZone: 'UTC',
    }),
)

/** Formats the day of an event that is ahead, with its name: `'2026-12-05'` to `'Sat, Dec 5, 2026'`. Not for an empty text. */
export const formatNamedDay = (date: string): string => named().format(Date.parse(date))

const month = perDateLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Formats a month: `'2025-01'` to `'January 2025'`. */
export const formatMonth = (date: string): string => month().format(new Date(date))

const yearday = perDateLocale(
  (locale, language) =>
    new Intl.DateTimeFormat(locale, { month: monthStyle(language), day: 'numeric', timeZone: 'UTC' }),
)

/** Formats the day of the year of a date, `'Nov 3'`, on one line. */
export const formatYearday = (date: string): string =>
  yearday().format(Date.parse(date)).replaceAll(' ', '\u00a0')

const dayInFull = perDateLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
)

/** The days and months of a life, which stand side by side: in the order of every other date, with months in full. */
export const lifeDateWriter = {
  day: (date: string): string => dayInFull().format(Date.parse(date)),
  month: formatMonth,
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

/**
 * Formats the day of what somebody did, where they are: in the time zone of the device, and never tomorrow where its clock
 * is behind. Not for anything that the server renders too.
 */
export const formatOwnDay = (moment: string): string =>
  ownDay().format(Math.min(Date.parse(moment), Date.now()))

const weekday = perDateLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }),
)

/**
 * Formats a day in the near future, `'Thursday, January 21'`, in the time zone of the device: for things that the
 * device does. Not for anything that the server renders too.
 */
export const formatWeekday = (day: Date): string => weekday().format(day)

const moment = perDateLocale(
  (locale, language) =>
    new Intl.DateTimeFormat(locale, {
      ...style,
      month: monthStyle(language),
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/**
 * Formats day and time of something that happened, `'Jan 5, 2025, 2:31 PM'`, in the time zone of the device. Not for
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
 * The calendar day of a time in a memorial's zone, e.g. `2026-11-28`: every screen and page compares its date with it.
 *
 * @param zone null or absent: the product's
 */
export const isoDayOf = (moment: Date, zone?: string | null): string =>
  (zone ? calendarIn(zone) : isoCalendar).format(moment)

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a page's memory (docs/decisions/0046). A browser may not know a zone that the server does: the product's counts there. */
function calendarIn(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone)
  if (known) return known
  let made = isoCalendar
  try {
    made = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  } catch {}
  calendars.set(zone, made)
  return made
}

/**
 * A format that `Date.parse` reads, whatever the current locale. It is made on first use: few pages need it, and it is
 * slow.
 */
const parsable = perLanguage(() => new Intl.DateTimeFormat('en-US', { ...style, timeZone }))

/** The day of a time in the product's time zone, as milliseconds of that date at midnight UTC. */
const dayOf = (moment: Date): number => Date.parse(`${parsable().format(moment)} UTC`)
