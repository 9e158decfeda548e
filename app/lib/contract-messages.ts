import { currentLocale } from '#app/messages/current-locale.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { fieldMessage as messageOf } from '#contract/field-problem.ts'
import type { Language } from '#contract/languages/index.ts'
import { errors } from '#contract/messages/en/errors.ts'
import { fields, names } from '#contract/messages/en/fields.ts'
import { general } from '#contract/messages/en/general.ts'
import type { Messages } from '#contract/messages/types.ts'

const others = new Map<Language, Messages>()

/** Called where messages are loaded: on the server at the start, in the browser with the first texts of a page. */
export const registerContractMessages = (language: Language, messages: Messages) =>
  others.set(language, messages)

/** Of the current language; undefined for English, and until they have been loaded. */
export const messagesInOtherLanguage = (): Messages | undefined => others.get(currentLocale().language)

/** What people are told of an error, in the current language. */
export const errorMessage = (code: ErrorCode): string => (messagesInOtherLanguage()?.errors ?? errors)[code]

/** What is wrong with a field: `fieldProblem` of the contract in the current language; another text as it is. */
export const fieldMessage = (problem: string): string =>
  messageOf(problem, messagesInOtherLanguage() ?? { fields, names }) ?? problem

/** What is told when the server cannot be reached. */
export const networkFailureMessage = (): string =>
  (messagesInOtherLanguage()?.general ?? general).networkFailure

/** What is told of an answer that says nothing. */
export const somethingWrongMessage = (): string =>
  (messagesInOtherLanguage()?.general ?? general).somethingWrong
