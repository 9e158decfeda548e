import { streams } from '#contract/limits.ts'

const HOUR_MS = 60 * 60 * 1000

interface Times {
  date: string | null
  /** Null without a time. */
  beginsAt: string | null
  /** Null without a date. */
  overAt: string | null
}

/** Whether an event begins within so many hours, or is on. Without a time it begins with its day. */
export function isWithin(hours: number, { date, beginsAt, overAt }: Times, now: Date): boolean {
  if (!date || !overAt || new Date(overAt) <= now) return false
  // A day begins in the east first.
  const begins = beginsAt ? new Date(beginsAt).getTime() : Date.parse(`${date}T00:00:00Z`) - 14 * HOUR_MS
  return begins - now.getTime() <= hours * HOUR_MS
}

/** A link that fails is tried again before anybody is told. */
export const isConfirmed = (failures: number): boolean => failures >= streams.tries
