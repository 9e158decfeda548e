import { createTranslator } from 'use-intl/core'
import { archiveSite as ar } from '#app/messages/ar/archive-site.ts'
import { archiveSite as en } from '#app/messages/en/archive-site.ts'
import { archiveSite as es } from '#app/messages/es/archive-site.ts'
import type { Words } from '#app/messages/words.ts'
import { type Language, localeOf } from '#contract/languages/index.ts'

const spoken: Record<Language, Words<typeof en>> = { en, es, ar }

/** Finds the words of the archive's page and texts. Throws on one that is missing: nobody could mend a page later. */
export function archiveWords(language: Language) {
  return createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // The same keys and values in each.
    messages: { archiveSite: spoken[language] as typeof en },
    namespace: 'archiveSite',
    onError: (error) => {
      throw error
    },
  })
}

export type ArchiveWords = ReturnType<typeof archiveWords>
