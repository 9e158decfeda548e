import { timeZone } from '#app/messages/formats.ts'

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** Writes a calendar date (`2026-11-28`) as `Nov 28, 2026`: US English style everywhere (spec 1 §9). */
export function mailDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { ...day, timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/** Writes the day of a moment as `Nov 28, 2026`, in the product's time zone, as screens do. */
export function mailDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { ...day, timeZone }).format(moment)
}

/** The calendar day of a moment in the product's time zone, as `2026-11-28`. */
export function isoDayOf(moment: Date): string {
  // Canadians write their dates so.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/** Writes a moment as `Nov 28, 2026, 2:05 PM` in the zone of this machine, whose owner reads it. */
export function localMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { ...day, hour: 'numeric', minute: '2-digit' }).format(moment)
}
