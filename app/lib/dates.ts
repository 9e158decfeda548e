import { timeZone } from '#app/messages/formats.ts'

/** Dates read in US English style whatever the locale of the words around them (spec 1 §9). */
const style = { year: 'numeric', month: 'short', day: 'numeric' } as const
const calendar = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' })
const instant = new Intl.DateTimeFormat('en-US', { ...style, timeZone })

/**
 * A memorial's date, `'2025-01-05'` to `'Jan 5, 2025'`. It is a day on the calendar and has no time zone:
 * it reads the same everywhere. A longer ISO text counts by its first ten characters; anything else gives ''.
 */
export function formatMemorialDate(date: string | null | undefined): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0]
  const at = day ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? '' : calendar.format(at)
}

/**
 * The day of a moment such as `createdAt`, `'2025-01-05T09:30:00Z'` to `'Jan 5, 2025'`, in the product's
 * time zone on both sides, so that the server's words and the browser's agree. Unreadable gives ''.
 */
export function formatDay(moment: string | number | Date | null | undefined): string {
  if (moment === null || moment === undefined) return ''
  const at = new Date(moment).getTime()
  return Number.isNaN(at) ? '' : instant.format(at)
}
