import { hasKey } from '#contract/has-key.ts'
import { general } from '#languages/en/calls/general.ts'
import { messagesInOtherLanguage } from './contract-messages.ts'

/** What is told when the server cannot be reached, in the current language. */
export const networkFailureMessage = (): string =>
  (messagesInOtherLanguage()?.general ?? general).networkFailure

/** What is told of an answer that says nothing, in the current language. `path`: of its call. */
export function readFallback(path = ''): string {
  const texts = messagesInOtherLanguage()?.general ?? general
  return hasKey(texts, path) ? texts[path] : texts.somethingWrong
}
