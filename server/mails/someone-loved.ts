import type { Language } from '#contract/languages/index.ts'
import { mailTranslator } from './translator.ts'

/** Whom a memorial is for, in a mail that has to go out though the name carries an offer. */
export const someoneLoved = (language: Language): string => mailTranslator(language)('layout.someoneLoved')
