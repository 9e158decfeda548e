import type { LifeDates } from '#contract/life-dates.ts'
import { decadeOf } from '#contract/photo-date.ts'

/** Of a life without dates: older photos are typed. */
const EARLIEST = 1900

/**
 * The decades that photos of a life are offered: from the birth, or from 1900, to the death, or to today.
 *
 * @param today `2026-11-26`
 */
export function decadesToChoose(life: LifeDates, today: string): number[] {
  const now = Number(today.slice(0, 3)) * 10
  const last = Math.min(now, decadeOf(life.deathDate) ?? now)
  const first = Math.min(last, decadeOf(life.birthDate) ?? EARLIEST)
  return Array.from({ length: (last - first) / 10 + 1 }, (_, at) => first + at * 10)
}
