import { defaultLanguage, type Language, languages } from './index.ts'
import type { Texts } from './texts.ts'

const loaded = await Promise.all(
  languages.map(async (language): Promise<[Language, Texts]> => {
    const { texts } = await import(`./${language}/index.ts`)
    return [language, texts]
  }),
)
const all = Object.fromEntries(loaded) as Record<Language, Texts>

/** The texts of a language. For the server, which speaks every language; a browser fetches those of one. */
export const textsOf = (language: Language = defaultLanguage): Texts => all[language]
