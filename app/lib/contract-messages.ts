import { currentLocale } from '#app/messages/current-locale.ts'
import type { Language } from '#languages/index.ts'
import type { Messages } from '#languages/texts.ts'

const others = new Map<Language, Messages>()

/** Called where messages are loaded: on the server at the start, in the browser with the first texts of a page. */
export const registerContractMessages = (language: Language, messages: Messages) =>
  others.set(language, messages)

/** Of the current language; undefined for English, and until they have been loaded. */
export const messagesInOtherLanguage = (): Messages | undefined => others.get(currentLocale().language)
