import { onTestFinished } from 'vitest'
import { setLocaleSource } from '#app/messages/current-locale.ts'
import type { Language } from '#languages/index.ts'

/** For the rest of this test, what is made is made for a reader of this language. */
export function readAs(language: Language): void {
  onTestFinished(setLocaleSource(() => ({ language, shownNamespaces: new Set() })))
}
