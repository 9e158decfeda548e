import type { PublicMemorial } from '#contract/memorials.ts'
import type { DayState } from '../../lib/memorial-day.ts'

const MONTH = 30 * 86_400_000

/**
 * Whether the page offers a mail a year: a day of the year is known, and the memorial's day is over. Where none is set, a month
 * after the death: the family is still settling the day, and the offer would go again once it is set (docs/decisions/0024).
 *
 * @param today `2026-11-28`
 */
export function asksYearly(
  { anniversary, deathDate }: Pick<PublicMemorial, 'anniversary' | 'deathDate'>,
  day: DayState,
  today: string,
): boolean {
  if (anniversary === null || day === 'ahead') return false
  return day === 'over' || Date.parse(today) - Date.parse(deathDate ?? '') >= MONTH
}
