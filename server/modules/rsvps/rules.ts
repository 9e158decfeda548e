import type { Rsvp } from '#contract/rsvps.ts'

/**
 * Whether a calendar entry is offered: there is a date, it is not over, and the person may come.
 *
 * @param today the calendar day in the memorial's zone
 */
export const belongsInCalendar = (
  { status, memorialDate }: { status: Rsvp['status']; memorialDate: string | null },
  today: string,
): boolean => status !== 'NOT_ATTENDING' && memorialDate !== null && memorialDate >= today

/** How many days before the date people are reminded; a missed run is made up for on the next day. */
const REMIND_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** The dates to remind of now, and the time after which an answer is too recent for a reminder. */
export function remindersDue(now: Date, dayOf: (moment: Date) => string) {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  return {
    days: { first: inDays(REMIND_DAYS - 1), last: inDays(REMIND_DAYS) },
    before: new Date(now.getTime() - DAY_MS),
  }
}

/** The same days with one more on both sides, for every zone. */
export const aroundDays = ({ first, last }: { first: string; last: string }) => ({
  first: shifted(first, -1),
  last: shifted(last, 1),
})

const shifted = (day: string, by: number) =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10)

/** Empty if no name is known. */
export const nameOf = ({ firstName, surname }: { firstName: string; surname: string }): string =>
  `${firstName} ${surname}`.trim()

/** Ignoring letter case; no address is no other's. */
export const isSameAddress = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase()
