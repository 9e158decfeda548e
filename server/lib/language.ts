import { ar } from '#contract/languages/ar.ts'
import { es } from '#contract/languages/es.ts'
import { chosen, type Language, languageOf, preferred } from '#contract/languages/index.ts'
import { type Texts, translation } from '#contract/languages/translate.ts'

const texts: Record<Language, Texts> = { en: {}, es, ar }

/** A text of the contract in another language; undefined where there is no translation, and for English. */
export const contractText = (language: Language, english: string): string | undefined =>
  language === 'en' ? english : translation(texts[language], english)

/** The language to answer a request in: chosen by hand, else what its browser asks for, else English. */
export const languageOfRequest = (request: { headers: NodeJS.Dict<string | string[]> }): Language =>
  languageOf({ cookie: one(request.headers.cookie), acceptLanguage: one(request.headers['accept-language']) })

/** What a request tells of the languages of whoever sent it. */
export interface Reader {
  /** By hand. */
  chosen: Language | undefined
  /** Of those that their browser asks for. */
  preferred: Language | undefined
}

export const readerOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }): Reader => ({
  chosen: chosen(one(headers.cookie)),
  preferred: preferred(one(headers['accept-language'])),
})

/** What they read, on a page that speaks its memorial's own language where it has one; null: they did not say. */
export const readBy = (reader: Reader, memorial: Language | null = null): Language | null =>
  reader.chosen ?? memorial ?? reader.preferred ?? null

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)
