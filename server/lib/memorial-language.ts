import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'

/**
 * The language of mails in the name of a memorial to people whose language is not known, and of everything made from
 * it: that of its page, else its owner's. For queries with `memorials`; null is English.
 */
export const memorialLanguage = sql<Language | null>`coalesce(memorials.language, (
  select keeper.language from relationships keeping join users keeper on keeper.uuid = keeping.user_uuid
  where keeping.memorial_uuid = memorials.uuid and keeping.relationship_type = 'OWNER'))`
