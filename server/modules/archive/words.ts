import { createTranslator } from 'use-intl/core'
import { archiveSite as ar } from '#app/messages/ar/archive-site.ts'
import { archiveSite as en } from '#app/messages/en/archive-site.ts'
import { archiveSite as es } from '#app/messages/es/archive-site.ts'
import type { Words } from '#app/messages/words.ts'
import { type Language, localeOf } from '#contract/languages/index.ts'

const spoken: Record<Language, Words<typeof en>> = { en, es, ar }

/** The strings of the archive's page and texts. Throws on a missing one: a page cannot be corrected later. */
export function archiveWords(language: Language) {
  return createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // Every language has the same keys and values.
    messages: { archiveSite: spoken[language] as typeof en },
    namespace: 'archiveSite',
    onError: (error) => {
      throw error
    },
  })
}

export type ArchiveWords = ReturnType<typeof archiveWords>
