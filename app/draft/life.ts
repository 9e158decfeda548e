import { isDeathBeforeBirth, type LifeDates, latestToday, readLifeDate } from '#contract/life-dates.ts'
import type { Content } from './schema.ts'

/** The dates of birth and death as a save sends them; null while one of them cannot be right, and none is sent. */
export function sendableLife({ birthDate, deathDate }: Pick<Content, keyof LifeDates>): LifeDates | null {
  const today = latestToday(new Date())
  const [birth, death] = [readLifeDate(birthDate, today), readLifeDate(deathDate, today)]
  if ('problem' in birth || 'problem' in death) return null
  const life = { birthDate: birth.date, deathDate: death.date }
  return isDeathBeforeBirth(life) ? null : life
}
