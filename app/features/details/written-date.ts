import { dateLocale, monthStyle } from '#app/lib/dates-style.ts'
import { perLanguage } from '#app/messages/current-locale.ts'

const style = { year: 'numeric', day: 'numeric', timeZone: 'UTC' } as const
/** Of what is typed, so only in the browser, whose reader has one way to write dates. */
const written = perLanguage((language) => {
  const words = monthStyle(language)
  return new Intl.DateTimeFormat(dateLocale(), { ...style, weekday: words, month: words })
})

/** Earlier or later years are taken for typing errors. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2200

export const dateLimits = { min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` } as const

/** Formats a date for reading: `'2026-11-28'` becomes `'Sat, Nov 28, 2026'` in English; '' for no date. */
export function writtenDate(date: string): string {
  const at = Date.parse(date)
  return Number.isNaN(at) ? '' : written().format(at)
}

/** Whether a day, `'2026-11-28'`, is before today in the reader's time zone. */
export function isPast(date: string, now: Date): boolean {
  const [year, month, day] = date.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return new Date(year, month - 1, day) < new Date(now.getFullYear(), now.getMonth(), now.getDate())
}

/** Whether a date is out of range. This is also so while a year is typed: 2026 is 0002, 0020 and 0202 first. */
export const isUnlikely = (date: string): boolean =>
  date !== '' && (Number.parseInt(date, 10) < FIRST_YEAR || Number.parseInt(date, 10) > LAST_YEAR)
