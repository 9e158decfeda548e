import { currentLocale } from '#app/messages/current-locale.ts'
import type { Language } from '#contract/languages/index.ts'

const sayings = new Map<Language, (english: string) => string>()

/** Said where the texts come from: on the server at the start, in the browser with the first words of a page. */
export const registerContractTranslation = (language: Language, say: (english: string) => string) =>
  sayings.set(language, say)

/**
 * A text of the contract (an error of a call, what is wrong with a field) as its reader reads it; any other text as it
 * is. They are written in English where they are made, and who reads English fetches nothing else.
 */
export const translateContractText = (english: string): string =>
  sayings.get(currentLocale().language)?.(english) ?? english
