import { createTranslator } from 'use-intl/core'
import { archiveSite } from '#app/messages/en/archive-site.ts'
import { locale } from '#app/messages/formats.ts'

/** Finds the words of the archive's page and texts. Throws on one that is missing: nobody could mend a page later. */
export function archiveWords() {
  return createTranslator({
    locale,
    timeZone: 'UTC',
    messages: { archiveSite },
    namespace: 'archiveSite',
    onError: (error) => {
      throw error
    },
  })
}

export type ArchiveWords = ReturnType<typeof archiveWords>
