import type { Language } from '#languages/index.ts'
import { mailTranslator } from './translator.ts'

/** Used instead of the person's name in a mail that must be sent though the name contains an advertisement. */
export const someoneLoved = (language: Language): string => mailTranslator(language)('layout.someoneLoved')
