import { general } from '#languages/en/calls/general.ts'
import { messagesInOtherLanguage } from './contract-messages.ts'

/** What is told when the server cannot be reached, in the current language. */
export const networkFailureMessage = (): string =>
  (messagesInOtherLanguage()?.general ?? general).networkFailure

/** What is told of an answer that says nothing, in the current language. */
export const somethingWrongMessage = (): string =>
  (messagesInOtherLanguage()?.general ?? general).somethingWrong
