import type { Retention } from '#contract/retention.ts'
import { daysOf, isoDayIn, stateOf, type Year } from './rules.ts'

interface Terms {
  now: Date
  timeZone: string
  /** When the next year would end. */
  extendedUntil: Date
  priceMinor: number
  currency: string
}

export function presentRetention(year: Year, terms: Terms): Retention {
  const { now, timeZone, extendedUntil, priceMinor, currency } = terms
  return {
    state: stateOf(year, now, timeZone),
    retainedUntil: year.retainedUntil.toISOString(),
    ...daysOf(year, timeZone),
    extendedUntil: isoDayIn(extendedUntil, timeZone),
    priceMinor,
    currency,
  }
}
