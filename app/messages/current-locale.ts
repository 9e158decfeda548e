import type { EnglishDates } from '#languages/english-dates.ts'
import { defaultLanguage, type Language, languages, localeOf, tagOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'

/** Who reads what is being made. */
export interface CurrentLocale {
  readonly language: Language
  /** How they write an English date, if that is not the default. */
  readonly dates?: EnglishDates | undefined
  /** Names of the namespaces that were shown in another language than English. */
  readonly shownNamespaces: Set<string>
}

const english: CurrentLocale = { language: defaultLanguage, shownNamespaces: new Set() }

/**
 * In the browser the language of the document, which another one replaces when the reader switches. It is read once,
 * because programs that translate pages change it.
 */
const ofDocument: CurrentLocale =
  typeof document === 'undefined'
    ? english
    : {
        language: languages.find((one) => tagOf(one) === document.documentElement.lang) ?? defaultLanguage,
        dates: document.documentElement.dataset.dates as EnglishDates | undefined,
        shownNamespaces: new Set(),
      }

let current = (): CurrentLocale | undefined => ofDocument

/** The one whom the page is for that is being rendered, or who has it before them. */
export const currentLocale = (): CurrentLocale => current() ?? english

/**
 * On the server, where every request has a reader of its own (server/http/request-language.ts).
 *
 * @returns puts back the source of before
 */
export function setLocaleSource(source: () => CurrentLocale | undefined): () => void {
  const before = current
  current = source
  return () => {
    current = before
  }
}

/** For `Intl`: how the reader writes numbers, amounts and lists. */
export const intlLocale = () => localeOf(currentLocale().language)

/** One of its kind for each language, made when it is first asked for: a formatter takes long to make. */
export function perLanguage<T>(make: (language: Language) => T): () => T {
  const made = oncePer(make)
  return () => made(currentLocale().language)
}
