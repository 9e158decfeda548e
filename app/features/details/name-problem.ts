import { fieldMessage } from '#app/lib/field-message.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { memorial as limits } from '#contract/limits.ts'
import { oneLine } from '#contract/one-line.ts'

/**
 * What is wrong with the name of the person, in the current language; null when it may be saved. As its schema says it
 * (`createMemorial`), which would bring zod to the first step.
 */
export function nameProblem(name: string): string | null {
  // In letters, as the schema counts.
  const { length } = [...oneLine(name)]
  if (length > limits.nameMax)
    return fieldMessage(fieldProblem('tooLong', { what: 'name', max: limits.nameMax }))
  if (length === 0) return fieldMessage(fieldProblem('nameRequired'))
  if (length >= limits.nameMin) return null
  return fieldMessage(fieldProblem('nameTooShort', { min: limits.nameMin }))
}
