import { problemMessage } from '#app/lib/field-message.ts'
import { emailPattern } from '#contract/email-pattern.ts'

/** What is wrong with an address, in the words of the contract; null when nothing is. Empty is none. */
export const emailProblem = (email: string): string | null =>
  email.trim() === '' || emailPattern.test(email.trim()) ? null : problemMessage('enterEmailFull')

/** The same for who it was. */
export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? problemMessage('nameRequired') : null
