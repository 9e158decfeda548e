import { type Language, localeOf } from '#languages/index.ts'

/** English dates read in US style whatever the locale of the words around them. */
export const dateLocale = (language: Language) => (language === 'en' ? 'en-US' : localeOf(language))

/** A month cut short ('28 nov') reads like a form in Spanish; in mails, too, it is written out but in English. */
export const monthStyle = (language: Language) => (language === 'en' ? 'short' : 'long')
