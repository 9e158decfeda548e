import { localeOf } from './index.ts'
import { oncePer } from './once-per.ts'

/** The script that a language is written in (ISO 15924): `'Latn'`, `'Arab'`. */
export const scriptOf = oncePer((language) => new Intl.Locale(localeOf(language)).maximize().script)
