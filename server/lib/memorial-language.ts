import { sql } from 'kysely'
import type { Language } from '#contract/languages/index.ts'

/**
 * What is said in the name of a memorial, to people of whom no language is known, and what is made of it: in the
 * language of its page, else in its owner's. For queries that read `memorials`; null is English.
 */
export const memorialLanguage = sql<Language | null>`coalesce(memorials.language, (
  select keeper.language from relationships keeping join users keeper on keeper.uuid = keeping.user_uuid
  where keeping.memorial_uuid = memorials.uuid and keeping.relationship_type = 'OWNER'))`
