import { defaultLanguage, type Language, languages } from './index.ts'
import type { Texts } from './texts.ts'

const loaded = await Promise.all(
  languages.map(async (language): Promise<[Language, Texts['print']]> => {
    const { print } = await import(`./${language}/print.ts`)
    return [language, print]
  }),
)
const all = Object.fromEntries(loaded) as Record<Language, Texts['print']>

/** What is printed in a language. A process that only prints loads these and no other texts (`all.ts`). */
export const printOf = (language: Language = defaultLanguage): Texts['print'] => all[language]
