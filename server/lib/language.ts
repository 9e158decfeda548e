import { chosen, type Language, languageOf, preferred } from '#languages/index.ts'

interface Request {
  headers: NodeJS.Dict<string | string[]>
}

/** The language for answering a request: chosen by hand, else the browser's, else English. */
export const languageOfRequest = ({ headers }: Request): Language =>
  languageOf({ cookie: one(headers.cookie), acceptLanguage: one(headers['accept-language']) })

export type LanguagePreferences = ReturnType<typeof languagePreferencesOf>

/** The languages that a request gives: by hand, and the first of ours that the browser asks for. */
export const languagePreferencesOf = ({ headers }: Request) => ({
  chosen: chosen(one(headers.cookie)),
  preferred: preferred(one(headers['accept-language'])),
})

/** The reader's language, on a page that is shown in its memorial's own language if it has one; null: not known. */
export const preferredLanguage = (
  reader: LanguagePreferences,
  memorial: Language | null = null,
): Language | null => reader.chosen ?? memorial ?? reader.preferred ?? null

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)
