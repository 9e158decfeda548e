import { textsOf } from '#languages/all.ts'
import type { servicePackFiles } from '#languages/en/service-pack-files.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePerLanguage } from '#languages/once-per-language.ts'
import { translatorsOf } from '#server/lib/translators.ts'

/** The strings of the pack. */
export const packTranslator = translatorsOf(
  (language) => textsOf(language).servicePackFiles as typeof servicePackFiles,
)

export type PackTranslator = ReturnType<typeof packTranslator>

export const listOf = (names: readonly string[], language: Language): string => lists(language).format(names)

const lists = oncePerLanguage((language) => new Intl.ListFormat(localeOf(language)))
