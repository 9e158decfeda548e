import { cleanCode } from '#contract/digits.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { account as limits } from '#contract/limits.ts'

/**
 * Which rule a value breaks that somebody types for an account; undefined for none. The functions repeat the rules of
 * the contract's schemas, so that a form can check its input before zod has loaded. Each form says it in its words.
 */

/** Counts like the schemas. */
const lettersOf = (text: string): number => [...text].length

export function emailFault(value: string) {
  const email = value.trim()
  if (email === '') return 'emailRequired'
  return lettersOf(email) <= limits.emailMax && emailPattern.test(email) ? undefined : 'emailInvalid'
}

/** A password that is being chosen now. */
export function newPasswordFault(value: string) {
  if (value === '') return 'passwordRequired'
  if (lettersOf(value) < limits.passwordMin) return 'passwordTooShort'
  return lettersOf(value) <= limits.passwordMax ? undefined : 'passwordTooLong'
}

/** The same password, typed once more. */
export function againFault(password: string, again: string) {
  if (again === '') return 'againRequired'
  return again === password ? undefined : 'mismatch'
}

export function codeFault(value: string) {
  const length = lettersOf(cleanCode(value))
  if (length === 0) return 'codeRequired'
  return length === limits.codeLength ? undefined : 'codeLength'
}
