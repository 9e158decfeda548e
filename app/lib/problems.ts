import { latinDigits } from '#contract/digits.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { account as limits } from '#contract/limits.ts'
import { problemMessage } from './field-message.ts'

/**
 * What is wrong with a value, in the current language; undefined when nothing is. The functions repeat the rules of
 * the contract's schemas, so that a form can check its input before zod has loaded; a test compares each with its
 * schema.
 */

/** Counts like the schemas. */
const lettersOf = (text: string): number => [...text].length

export function emailProblem(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return problemMessage('emailRequired')
  if (lettersOf(email) <= limits.emailMax && emailPattern.test(email)) return undefined
  return problemMessage('emailInvalid')
}

/** A password for logging in: any password that was once allowed may be tried. */
export function passwordProblem(value: string): string | undefined {
  return value === '' ? problemMessage('passwordRequired') : undefined
}

/** A password that is being chosen now. */
export function newPasswordProblem(value: string): string | undefined {
  if (value === '') return problemMessage('passwordRequired')
  if (lettersOf(value) < limits.passwordMin)
    return problemMessage('passwordTooShort', { min: limits.passwordMin })
  if (lettersOf(value) <= limits.passwordMax) return undefined
  return problemMessage('passwordTooLong', { max: limits.passwordMax })
}

export function codeProblem(value: string): string | undefined {
  const length = lettersOf(latinDigits(value).replace(/\s/g, '').toUpperCase())
  if (length === 0) return problemMessage('codeRequired')
  if (length === limits.codeLength) return undefined
  return problemMessage('codeLength', { length: limits.codeLength })
}
