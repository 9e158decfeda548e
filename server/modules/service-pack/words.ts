import { createTranslator } from 'use-intl/core'
import { servicePackFiles } from '#app/messages/en/service-pack-files.ts'
import { locale } from '#app/messages/formats.ts'

/** Finds the words inside the pack. Throws on one that is missing: nobody could mend a pack on a USB stick. */
export function packWords() {
  return createTranslator({
    locale,
    timeZone: 'UTC',
    messages: { servicePackFiles },
    namespace: 'servicePackFiles',
    onError: (error) => {
      throw error
    },
  })
}

export type PackWords = ReturnType<typeof packWords>

export const listOf = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names)
