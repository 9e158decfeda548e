import { currentLocale } from '#app/messages/current-locale.ts'
import { type Language, localeOf } from '#languages/index.ts'

// The first step of a memorial loads this before a touch: it is short on purpose.

/** For `Intl`: how the reader writes days and times. Only English differs by region (docs/decisions/0040). */
export function dateLocale(): string {
  const { language, dates } = currentLocale()
  return language === 'en' ? dates || 'en-US' : localeOf(language)
}

/** An abbreviated month ('28 nov') looks like a form in Spanish. Only English abbreviates it. */
export const monthStyle = (language: Language) => (language === 'en' ? 'short' : 'long')
