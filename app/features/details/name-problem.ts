import { memorial as limits } from '#contract/limits.ts'
import { oneLine } from '#contract/one-line.ts'

/**
 * What is wrong with the name of the person, in the contract's words; null when it may be saved. As its schema says it
 * (`createMemorial`), which would bring zod to the first step.
 */
export function nameProblem(name: string): string | null {
  // In letters, as the schema counts.
  const { length } = [...oneLine(name)]
  if (length > limits.nameMax) return `Name must be at most ${limits.nameMax} characters`
  if (length === 0) return 'Name is required'
  return length < limits.nameMin ? `Name must be at least ${limits.nameMin} characters` : null
}
