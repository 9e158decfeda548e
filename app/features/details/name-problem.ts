import { memorial as limits } from '#contract/limits.ts'
import { oneLine } from '#contract/one-line.ts'

/**
 * Why the name of the person cannot be saved, in the contract's words; null if it can. Repeats the rules of the schema
 * (`createMemorial`), which would load zod with the first step.
 */
export function nameProblem(name: string): string | null {
  // Counts code points, as the schema does.
  const { length } = [...oneLine(name)]
  if (length > limits.nameMax) return `Name must be at most ${limits.nameMax} characters`
  if (length === 0) return 'Name is required'
  return length < limits.nameMin ? `Name must be at least ${limits.nameMin} characters` : null
}
