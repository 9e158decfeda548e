import { currentLocale } from '#app/messages/current-locale.ts'
import type { Language } from '#contract/languages/index.ts'

const sayings = new Map<Language, (english: string) => string>()

/**
 * Called where translations are loaded: on the server at the start, in the browser with the first translations of a
 * page.
 */
export const registerContractTranslation = (language: Language, say: (english: string) => string) =>
  sayings.set(language, say)

/**
 * Translates a text of the contract (an error of a call, what is wrong with a field) into the current locale; any other
 * text is returned unchanged. The contract's own texts are English, so nothing more is fetched for English.
 */
export const translateContractText = (english: string): string =>
  sayings.get(currentLocale().language)?.(english) ?? english
