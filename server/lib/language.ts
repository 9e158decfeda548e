import { ar } from '#contract/languages/ar.ts'
import { es } from '#contract/languages/es.ts'
import { type Language, languageOf } from '#contract/languages/index.ts'
import { type Texts, translation } from '#contract/languages/translate.ts'

const texts: Record<Language, Texts> = { en: {}, es, ar }

/** A text of the contract in another language; undefined where there is no translation, and for English. */
export const contractText = (language: Language, english: string): string | undefined =>
  language === 'en' ? english : translation(texts[language], english)

/** The language to answer a request in: chosen by hand, else what its browser asks for, else English. */
export const languageOfRequest = (request: { headers: NodeJS.Dict<string | string[]> }): Language =>
  languageOf({ cookie: one(request.headers.cookie), acceptLanguage: one(request.headers['accept-language']) })

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)
