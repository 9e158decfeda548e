import { createTranslator } from 'use-intl/core'
import { servicePackFiles as ar } from '#languages/ar/screens/service-pack-files.ts'
import { servicePackFiles as en } from '#languages/en/screens/service-pack-files.ts'
import { servicePackFiles as es } from '#languages/es/screens/service-pack-files.ts'
import { type Language, localeOf } from '#languages/index.ts'
import type { Translation } from '#languages/translation-type.ts'

const messages: Record<Language, Translation<typeof en>> = { en, es, ar }

/** The strings of the pack. Throws on a missing one: a pack on a USB stick cannot be corrected. */
export function packTranslator(language: Language) {
  return createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // Every language has the same keys and values.
    messages: { servicePackFiles: messages[language] as typeof en },
    namespace: 'servicePackFiles',
    onError: (error) => {
      throw error
    },
  })
}

export type PackTranslator = ReturnType<typeof packTranslator>

export const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(names)
