import { type Language, localeOf } from '#languages/index.ts'

/** English dates use US style, whatever the locale of the text around them. */
export const dateLocale = (language: Language) => (language === 'en' ? 'en-US' : localeOf(language))

/** An abbreviated month ('28 nov') looks like a form in Spanish. Only English abbreviates it, in mails too. */
export const monthStyle = (language: Language) => (language === 'en' ? 'short' : 'long')
