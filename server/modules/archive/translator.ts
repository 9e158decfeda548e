import { createTranslator } from 'use-intl/core'
import { textsOf } from '#languages/all.ts'
import type { archiveSite } from '#languages/en/screens/archive-site.ts'
import { localeOf } from '#languages/index.ts'
import { oncePerLanguage } from '#languages/once-per-language.ts'

/** The strings of the archive's page and texts. Throws on a missing one: a page cannot be corrected later. */
export const archiveTranslator = oncePerLanguage((language) =>
  createTranslator({
    locale: localeOf(language),
    timeZone: 'UTC',
    // Every language has the same keys and values.
    messages: { archiveSite: textsOf(language).screens.archiveSite as typeof archiveSite },
    namespace: 'archiveSite',
    onError: (error) => {
      throw error
    },
  }),
)

export type ArchiveTranslator = ReturnType<typeof archiveTranslator>
