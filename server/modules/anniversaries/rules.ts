import { wallClock } from '#contract/zoned-time.ts'

/** From this hour of the memorial's zone on, and before that one: a morning that was missed is made up for the same day. */
const HOURS = { from: 8, until: 20 }

/**
 * Today in a zone, `2027-11-03`, if it is time for the notes there, and when it began; null otherwise. A day on which
 * the clocks change may seem to begin an hour earlier or later.
 */
export function dayOfNotes(now: Date, timeZone: string): { today: string; began: Date } | null {
  const { date: today, time } = wallClock(now.getTime(), timeZone)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour < HOURS.from || hour >= HOURS.until) return null
  return { today, began: new Date(now.getTime() - (hour * 60 + minute) * 60_000) }
}

/** Days of the year, `11-03`, whose anniversary is today. Who was born or died on a 29 February has the 28th in other years. */
export function daysOfYear(today: string): string[] {
  const day = today.slice(5)
  return day === '02-28' && !isLeapYear(Number(today.slice(0, 4))) ? [day, '02-29'] : [day]
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** How many years ago a date was, if today is its anniversary; null otherwise, and on the day itself. */
export function yearsSince(date: string | null, today: string): number | null {
  if (date === null || !daysOfYear(today).includes(date.slice(5))) return null
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return years > 0 ? years : null
}
