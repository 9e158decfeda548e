import { memorial as limits } from '#contract/limits.ts'
import { oneLine } from '#contract/one-line.ts'

/**
 * Why the name of the person cannot be saved, as a key of `creation.nameProblem`; null if it can. Repeats the rules of
 * the schema (`createMemorial`), which would load zod with the first step. Its messages stand in the catalogue of the step,
 * which would otherwise load those of every field; a test compares them.
 */
export function nameProblem(name: string): 'required' | 'tooShort' | 'tooLong' | null {
  // Counts code points, as the schema does.
  const { length } = [...oneLine(name)]
  if (length > limits.nameMax) return 'tooLong'
  if (length === 0) return 'required'
  return length < limits.nameMin ? 'tooShort' : null
}
