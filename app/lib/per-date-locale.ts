import { currentLocale } from '#app/messages/current-locale.ts'
import type { Language } from '#languages/index.ts'
import { dateLocale } from './dates-style.ts'

/** One of its kind for each way to write a date, made when it is first asked for. */
export function perDateLocale<T>(make: (locale: string, language: Language) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const locale = dateLocale()
    const known = made.get(locale)
    if (known !== undefined) return known
    const one = make(locale, currentLocale().language)
    made.set(locale, one)
    return one
  }
}
