import { latinDigits } from '#contract/digits.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { account as limits } from '#contract/limits.ts'
import { fieldMessage } from './field-message.ts'

/**
 * What is wrong with a value, in the current language; undefined when nothing is. The functions repeat the rules of
 * the contract's schemas, so that a form can check its input before zod has loaded; a test compares each with its
 * schema.
 */

/** Counts like the schemas. */
const lettersOf = (text: string): number => [...text].length

export function emailProblem(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return fieldMessage(fieldProblem('emailRequired'))
  if (lettersOf(email) <= limits.emailMax && emailPattern.test(email)) return undefined
  return fieldMessage(fieldProblem('emailInvalid'))
}

/** A password for logging in: any password that was once allowed may be tried. */
export function passwordProblem(value: string): string | undefined {
  return value === '' ? fieldMessage(fieldProblem('passwordRequired')) : undefined
}

/** A password that is being chosen now. */
export function newPasswordProblem(value: string): string | undefined {
  if (value === '') return fieldMessage(fieldProblem('passwordRequired'))
  if (lettersOf(value) < limits.passwordMin)
    return fieldMessage(fieldProblem('passwordTooShort', { min: limits.passwordMin }))
  if (lettersOf(value) <= limits.passwordMax) return undefined
  return fieldMessage(fieldProblem('passwordTooLong', { max: limits.passwordMax }))
}

export function codeProblem(value: string): string | undefined {
  const length = lettersOf(latinDigits(value).replace(/\s/g, '').toUpperCase())
  if (length === 0) return fieldMessage(fieldProblem('codeRequired'))
  if (length === limits.codeLength) return undefined
  return fieldMessage(fieldProblem('codeLength', { length: limits.codeLength }))
}
