import type { LifeDates } from './life-dates.ts'
import { life as limits } from './limits.ts'
import { decadeOf } from './photo-date.ts'

/** One decade on the line of a life: `decade` is its first year, `step` 0 (nothing yet) to 5 (the most). */
export interface DecadeOnLine {
  decade: number
  photos: number
  films: number
  step: number
}

/**
 * The decades of a life in order: those with anything in them, and the empty ones between birth and death, or between the first
 * and the last with anything. null: there are too few for a line.
 */
export function lifeLine(
  filled: readonly Omit<DecadeOnLine, 'step'>[],
  { birthDate, deathDate }: LifeDates,
): DecadeOnLine[] | null {
  if (filled.length < limits.decadesMin) return null
  const known = new Map(filled.map((one) => [one.decade, one]))
  const decades = [...known.keys()]
  const [first, last] = [Math.min(...decades), Math.max(...decades)]
  const begins = Math.min(first, decadeOf(birthDate) ?? first)
  const ends = Math.max(last, decadeOf(deathDate) ?? last)
  const most = Math.max(...filled.map(sizeOf))
  return Array.from({ length: (ends - begins) / 10 + 1 }, (_, at) => {
    const one = known.get(begins + at * 10) ?? { decade: begins + at * 10, photos: 0, films: 0 }
    const size = sizeOf(one)
    return { ...one, step: size === 0 ? 0 : Math.max(1, Math.round((5 * size) / most)) }
  })
}

const sizeOf = ({ photos, films }: Pick<DecadeOnLine, 'photos' | 'films'>) => photos + films
