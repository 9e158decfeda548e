import { isWholeDay, type LifeDates } from '#contract/life-dates.ts'

/** A day of the year on which a note is sent. */
export type Occasion = 'DEATH' | 'BIRTH'

/** The dates of a memorial that a note may be about. */
export interface Dates extends LifeDates {
  /** `2026-11-28` */
  memorialDate: string | null
  /** The memorial's date stands for a day of the death that is not known. */
  anniversaryOnMemorialDate: boolean
}

/**
 * The date whose anniversary an occasion is; null where no whole day is known. The memorial's own date stands for the
 * day of the death if the hosts chose so.
 */
export function dateOf(occasion: Occasion, dates: Dates): string | null {
  if (occasion === 'BIRTH') return isWholeDay(dates.birthDate) ? dates.birthDate : null
  if (isWholeDay(dates.deathDate)) return dates.deathDate
  return dates.anniversaryOnMemorialDate ? dates.memorialDate : null
}

/** The link in the mail that confirms an address works for a week. */
export const LINK_MS = 7 * 24 * 60 * 60 * 1000
