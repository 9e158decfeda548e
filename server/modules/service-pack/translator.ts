import { createTranslator } from 'use-intl/core'
import { servicePackFiles as ar } from '#app/messages/ar/service-pack-files.ts'
import { servicePackFiles as en } from '#app/messages/en/service-pack-files.ts'
import { servicePackFiles as es } from '#app/messages/es/service-pack-files.ts'
import type { Translation } from '#app/messages/translation-type.ts'
import { type Language, localeOf } from '#contract/languages/index.ts'

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
