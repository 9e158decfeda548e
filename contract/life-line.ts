import { life as limits } from './limits.ts'

/** One decade on the line of a life: `decade` is its first year, `step` 1 to 5 (the most). */
export interface DecadeOnLine {
  decade: number
  photos: number
  films: number
  step: number
}

/** The decades of a life that have anything, in order. null: there are too few for a line. */
export function arrangeLifeLine(filled: readonly Omit<DecadeOnLine, 'step'>[]): DecadeOnLine[] | null {
  if (filled.length < limits.decadesMin) return null
  const most = Math.max(...filled.map(sizeOf))
  return filled
    .toSorted((one, other) => one.decade - other.decade)
    .map((one) => ({ ...one, step: Math.max(1, Math.round((5 * sizeOf(one)) / most)) }))
}

const sizeOf = ({ photos, films }: Pick<DecadeOnLine, 'photos' | 'films'>) => photos + films
