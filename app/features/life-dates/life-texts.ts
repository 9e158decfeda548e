import type { LifeDates } from '#contract/life-dates.ts'

export interface LifeDatesProps {
  /** As typed (`lifeDateText`). */
  life: Record<keyof LifeDates, string>
  onText: (field: keyof LifeDates, text: string) => void
  /** Called with why the dates cannot be right, in words, and with null when they can. */
  onProblem: (problem: string | null) => void
}
