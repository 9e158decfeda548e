import { localeOf } from './index.ts'
import { oncePerLanguage } from './once-per-language.ts'

/** The script that a language is written in (ISO 15924): `'Latn'`, `'Arab'`. */
export const scriptOf = oncePerLanguage((language) => new Intl.Locale(localeOf(language)).maximize().script)
