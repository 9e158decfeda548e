import type { Texts } from './texts.ts'

/** What is known of a language. `Folder` is the one of its texts, all of which must be there. */
interface About<Folder extends { texts: Texts }> {
  /** Its own name. */
  name: string
  /** For `Intl` and for messages. */
  locale: string
  /** For `lang` of HTML, `hreflang` and `Content-Language`. */
  tag: string
  /** For `dir` of HTML. */
  direction: 'ltr' | 'rtl'
  texts?: Folder['texts']
}

/** A line for each language that a reader can choose; the default comes first. Its texts stand in the folder of its name. */
const known = {
  en: { name: 'English', locale: 'en-AU', tag: 'en-AU', direction: 'ltr' } satisfies About<
    typeof import('./en/index.ts')
  >,
  es: { name: 'Español', locale: 'es', tag: 'es', direction: 'ltr' } satisfies About<
    typeof import('./es/index.ts')
  >,
  // Latin digits, as on most Arabic pages and in our illustrations.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', tag: 'ar', direction: 'rtl' } satisfies About<
    typeof import('./ar/index.ts')
  >,
} as const

export type Language = keyof typeof known

export const languages = Object.keys(known) as Language[]

/** The language of a page, a mail or a call when nothing else is known. */
export const defaultLanguage: Language = 'en'

/** Stores the language that a reader chose at the foot of a page; not readable by scripts. */
export const LANGUAGE_COOKIE = 'language'

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** For `Intl` and for messages: `'ar-u-nu-latn'`. */
export const localeOf = (language: Language) => known[language].locale

/** For `lang` of HTML, `hreflang` and `Content-Language`: `'en-AU'`. */
export const tagOf = (language: Language): string => known[language].tag

/** For `dir` of HTML. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => known[language].direction

/** The language's own name. */
export const nameOf = (language: Language): string => known[language].name

/** The supported language of a tag such as `'es-MX'`; undefined if not supported. */
function languageOfTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().split(/[-_]/)[0]?.toLowerCase()
  return languages.find((language) => language === primary)
}

/** The best supported language of an `Accept-Language` header (RFC 9110 §12.5.4); undefined for none. */
export function preferred(header: string | null | undefined): Language | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';')
      const quality = parameters.find((one) => /^\s*q\s*=/i.test(one))?.split('=')[1]
      return { language: languageOfTag(tag), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ language }) => language)?.language
}

/** The language a reader chose, from a whole `Cookie` header; undefined if they never did. */
export function chosen(cookie: string | null | undefined): Language | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]
  return isLanguage(value) ? value : undefined
}

/**
 * The language for an answer: the one the reader chose, else that of the memorial shown, else the browser's, else
 * English.
 *
 * @param asked the raw `Cookie` and `Accept-Language` headers; `memorial` is the language of the memorial whose public
 * page is shown, if its hosts set one
 */
export function languageOf(asked: {
  cookie?: string | null | undefined
  acceptLanguage?: string | null | undefined
  memorial?: Language | null | undefined
}): Language {
  return chosen(asked.cookie) ?? asked.memorial ?? preferred(asked.acceptLanguage) ?? defaultLanguage
}
