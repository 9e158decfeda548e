import { type FieldProblem, fieldProblem, fieldMessage as messageIn } from '#contract/field-problem.ts'
import { fields, names } from '#languages/en/calls/fields.ts'
import { messagesInOtherLanguage } from './contract-messages.ts'

/** What is wrong with a field: `fieldProblem` of the contract in the current language; another text as it is. */
export const fieldMessage = (problem: string): string =>
  messageIn(problem, messagesInOtherLanguage() ?? { fields, names }) ?? problem

/** The message of a problem that a form finds by itself. `parameters`: see `fieldProblem`. */
export const problemMessage = (key: FieldProblem, parameters?: Parameters<typeof fieldProblem>[1]): string =>
  fieldMessage(fieldProblem(key, parameters))
