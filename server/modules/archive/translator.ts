import { textsOf } from '#languages/all.ts'
import type { archiveSite } from '#languages/en/screens/archive-site.ts'
import { translatorsOf } from '#server/lib/translators.ts'

/** The strings of the archive's page and texts. */
export const archiveTranslator = translatorsOf(
  (language) => textsOf(language).screens.archiveSite as typeof archiveSite,
)

export type ArchiveTranslator = ReturnType<typeof archiveTranslator>
