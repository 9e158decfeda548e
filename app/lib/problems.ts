import { latinDigits } from '#contract/digits.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { account as limits } from '#contract/limits.ts'

/**
 * What is wrong with a value, in the contract's messages; undefined when nothing is. The functions repeat the rules of
 * the contract's schemas, so that a form can check its input before zod has loaded; a test compares each with its
 * schema.
 */

/** Counts like the schemas. */
const lettersOf = (text: string): number => [...text].length

export function emailProblem(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return 'Email is required'
  return lettersOf(email) > limits.emailMax || !emailPattern.test(email) ? 'Email must be valid' : undefined
}

/** A password for logging in: any password that was once allowed may be tried. */
export function passwordProblem(value: string): string | undefined {
  return value === '' ? 'Password is required' : undefined
}

/** A password that is being chosen now. */
export function newPasswordProblem(value: string): string | undefined {
  if (value === '') return 'Password is required'
  if (lettersOf(value) < limits.passwordMin)
    return `Password must be at least ${limits.passwordMin} characters`
  return lettersOf(value) > limits.passwordMax
    ? `Password must be at most ${limits.passwordMax} characters`
    : undefined
}

export function codeProblem(value: string): string | undefined {
  const length = lettersOf(latinDigits(value).replace(/\s/g, '').toUpperCase())
  if (length === 0) return 'Verification code is required'
  return length === limits.codeLength ? undefined : `Code must be ${limits.codeLength} characters`
}
