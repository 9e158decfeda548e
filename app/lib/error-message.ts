import type { ErrorCode } from '#contract/errors.ts'
import { errors } from '#languages/en/calls/errors.ts'
import { messagesInOtherLanguage } from './contract-messages.ts'

/** What people are told of an error, in the current language. */
export const errorMessage = (code: ErrorCode): string => (messagesInOtherLanguage()?.errors ?? errors)[code]
