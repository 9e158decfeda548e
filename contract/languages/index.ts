/** Every language that a reader can choose, the one that all else falls back to first. */
export const languages = ['en', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

/** What a page, a mail or a call speaks when nothing says otherwise. */
export const defaultLanguage: Language = 'en'

/** Holds what a reader chose by hand at the foot of a page; a script may not read it. */
export const LANGUAGE_COOKIE = 'language'

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

const names = { en: 'English', es: 'Español', ar: 'العربية' } as const

/** Arabic in the digits that the pictures of a screen, and most Arabic pages, write. */
const locales = { en: 'en-AU', es: 'es', ar: 'ar-u-nu-latn' } as const

/** For `Intl` and for messages: `'ar-u-nu-latn'`. */
export const localeOf = (language: Language) => locales[language]

/** For `lang` of HTML, `hreflang` and `Content-Language`: `'en-AU'`. */
export const tagOf = (language: Language): string => (language === 'en' ? 'en-AU' : language)

/** For `dir` of HTML. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** How a language calls itself. */
export const nameOf = (language: Language) => names[language]

/** The language that a tag such as `'es-MX'` names; undefined for one that is not spoken here. */
function languageOfTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().split(/[-_]/)[0]?.toLowerCase()
  return languages.find((language) => language === primary)
}

/** What an `Accept-Language` header likes best of what is spoken here (RFC 9110 §12.5.4); undefined for none. */
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

/** What a reader chose by hand, from a whole `Cookie` header; undefined for who never did. */
export function chosen(cookie: string | null | undefined): Language | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]
  return isLanguage(value) ? value : undefined
}

/**
 * The language to answer in: what the reader chose by hand, else that of the memorial that is shown, else what the
 * browser asks for, else English.
 *
 * @param asked the `Cookie` and `Accept-Language` headers as they came; `memorial` is the language of a memorial
 *   whose public page is shown, where its hosts set one
 */
export function languageOf(asked: {
  cookie?: string | null | undefined
  acceptLanguage?: string | null | undefined
  memorial?: Language | null | undefined
}): Language {
  return chosen(asked.cookie) ?? asked.memorial ?? preferred(asked.acceptLanguage) ?? defaultLanguage
}
