import { onTestFinished } from 'vitest'
import { setLocaleSource } from '#app/messages/current-locale.ts'
import type { EnglishDates } from '#languages/english-dates.ts'
import type { Language } from '#languages/index.ts'

/** Sets the current locale for the rest of this test. */
export function readAs(language: Language, dates?: EnglishDates): void {
  onTestFinished(setLocaleSource(() => ({ language, dates, shownNamespaces: new Set() })))
}
