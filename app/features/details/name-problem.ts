import { fieldMessage } from '#app/lib/field-message.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { memorial as limits } from '#contract/limits.ts'
import { oneLine } from '#contract/one-line.ts'

/**
 * Why the name of the person cannot be saved, in the current language; null if it can. Repeats the rules of the schema
 * (`createMemorial`), which would load zod with the first step.
 */
export function nameProblem(name: string): string | null {
  // Counts code points, as the schema does.
  const { length } = [...oneLine(name)]
  if (length > limits.nameMax)
    return fieldMessage(fieldProblem('tooLong', { what: 'name', max: limits.nameMax }))
  if (length === 0) return fieldMessage(fieldProblem('nameRequired'))
  if (length >= limits.nameMin) return null
  return fieldMessage(fieldProblem('nameTooShort', { min: limits.nameMin }))
}
