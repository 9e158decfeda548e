import { createTranslator } from 'use-intl/core'
import { archiveSite as ar } from '#app/messages/ar/archive-site.ts'
import { archiveSite as en } from '#app/messages/en/archive-site.ts'
import { archiveSite as es } from '#app/messages/es/archive-site.ts'
import type { Translation } from '#app/messages/translation-type.ts'
import { type Language, localeOf } from '#contract/languages/index.ts'

const messages: Record<Language, Translation<typeof en>> = { en, es, ar }

/** The strings of the archive's page and texts. Throws on a missing one: a page cannot be corrected later. */
export function archiveTranslator(language: Language) {
  return createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // Every language has the same keys and values.
    messages: { archiveSite: messages[language] as typeof en },
    namespace: 'archiveSite',
    onError: (error) => {
      throw error
    },
  })
}

export type ArchiveTranslator = ReturnType<typeof archiveTranslator>
