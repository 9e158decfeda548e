import type { ErrorCode } from '#contract/errors.ts'
import { errors } from '#languages/en/calls/errors.ts'
import { messagesInOtherLanguage } from './contract-messages.ts'

/** What people are told of an error, in the current language. Those of the operator's calls the server says itself. */
export function errorMessage(code: ErrorCode): string {
  const known: Partial<Record<ErrorCode, string>> = messagesInOtherLanguage()?.errors ?? errors
  return known[code] ?? errors.INTERNAL
}
