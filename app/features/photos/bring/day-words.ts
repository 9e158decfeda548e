import { formatMemorialDate, formatMonth } from '#app/lib/dates.ts'
import type { BroughtDay } from './read/found.ts'

/** A day as exact as it is known: `1987-06-14`, `1987-06` or `1987`, in the reader's language. */
export function dayWords(day: BroughtDay): string {
  if (day.length === 10) return formatMemorialDate(day)
  return day.length === 7 ? formatMonth(day) : day
}
