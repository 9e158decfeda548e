/** The same day of another year; `years` is below zero for an earlier one. */
export function addYears(from: Date, years: number): Date {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until
}

/** The end of another year: it begins when the present one ends, or now if that is over. */
export const extendYear = (endsAt: Date, now: Date): Date => addYears(endsAt > now ? endsAt : now, 1)
