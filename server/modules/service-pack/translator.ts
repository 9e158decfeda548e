import { createTranslator } from 'use-intl/core'
import { textsOf } from '#languages/all.ts'
import type { servicePackFiles } from '#languages/en/service-pack-files.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePerLanguage } from '#languages/once-per-language.ts'

/** The strings of the pack. Throws on a missing one: a pack on a USB stick cannot be corrected. */
export const packTranslator = oncePerLanguage((language) =>
  createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // Every language has the same keys and values.
    messages: { servicePackFiles: textsOf(language).servicePackFiles as typeof servicePackFiles },
    namespace: 'servicePackFiles',
    onError: (error) => {
      throw error
    },
  }),
)

export type PackTranslator = ReturnType<typeof packTranslator>

export const listOf = (names: readonly string[], language: Language): string => lists(language).format(names)

const lists = oncePerLanguage((language) => new Intl.ListFormat(localeOf(language)))
