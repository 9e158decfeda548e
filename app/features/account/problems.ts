import { emailPattern } from '#contract/fields.ts'
import { account } from '#contract/limits.ts'

/** What is wrong with a field, in the words of spec 1 §5; undefined when nothing is. */

export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Email is required'
  return emailPattern.test(email.trim()) ? undefined : 'Email must be valid'
}

export const passwordProblem = (password: string) => (password ? undefined : 'Password is required')

export function newPasswordProblem(password: string): string | undefined {
  if (!password) return 'Password is required'
  return password.length < account.passwordMin
    ? `Password must be at least ${account.passwordMin} characters`
    : undefined
}

export function confirmationProblem(password: string, again: string): string | undefined {
  if (!again) return 'Please confirm your password'
  return password === again ? undefined : 'Passwords do not match'
}
