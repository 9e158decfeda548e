import { createTranslator } from 'use-intl/core'
import { servicePackFiles as ar } from '#app/messages/ar/service-pack-files.ts'
import { servicePackFiles as en } from '#app/messages/en/service-pack-files.ts'
import { servicePackFiles as es } from '#app/messages/es/service-pack-files.ts'
import type { Words } from '#app/messages/words.ts'
import { type Language, localeOf } from '#contract/languages/index.ts'

const spoken: Record<Language, Words<typeof en>> = { en, es, ar }

/** Finds the words inside the pack. Throws on one that is missing: nobody could mend a pack on a USB stick. */
export function packWords(language: Language) {
  return createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // The same keys and values in each.
    messages: { servicePackFiles: spoken[language] as typeof en },
    namespace: 'servicePackFiles',
    onError: (error) => {
      throw error
    },
  })
}

export type PackWords = ReturnType<typeof packWords>

export const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(names)
