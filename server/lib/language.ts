import { chosen, type Language, languageOf, preferred } from '#languages/index.ts'

/** The language for answering a request: chosen by hand, else the browser's, else English. */
export const languageOfRequest = (request: { headers: NodeJS.Dict<string | string[]> }): Language =>
  languageOf({ cookie: one(request.headers.cookie), acceptLanguage: one(request.headers['accept-language']) })

/** The languages that a request gives. */
export interface LanguagePreferences {
  /** Chosen by hand. */
  chosen: Language | undefined
  /** The first supported language that the browser asks for. */
  preferred: Language | undefined
}

export const languagePreferencesOf = ({
  headers,
}: {
  headers: NodeJS.Dict<string | string[]>
}): LanguagePreferences => ({
  chosen: chosen(one(headers.cookie)),
  preferred: preferred(one(headers['accept-language'])),
})

/** The reader's language, on a page that is shown in its memorial's own language if it has one; null: not known. */
export const preferredLanguage = (
  reader: LanguagePreferences,
  memorial: Language | null = null,
): Language | null => reader.chosen ?? memorial ?? reader.preferred ?? null

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)
