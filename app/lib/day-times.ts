/** Days and times of the clock as a form holds them: `2027-01-09` and `14:00`. */

const DAY = 86_400_000
const MINUTES_A_DAY = 1440

export const days = {
  /** The number of a day since 1970; NaN for what is no date. */
  number: (date: string): number => Date.parse(date) / DAY,
  between: (from: string, to: string): number => days.number(to) - days.number(from) || 0,
  after(date: string, count: number): string {
    const at = Date.parse(date) + count * DAY
    return Number.isNaN(at) ? date : new Date(at).toISOString().slice(0, 10)
  },
}

/** Minutes since midnight; null for what is no time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** The time so many minutes later, and on which day after: 0 for the same one. */
export function timeAfter(time: string, minutes: number): { time: string; days: number } {
  const all = (minutesOf(time) ?? 0) + minutes
  const [hour, minute] = [Math.floor((all % MINUTES_A_DAY) / 60), all % 60]
  return {
    time: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
    days: Math.floor(all / MINUTES_A_DAY),
  }
}
