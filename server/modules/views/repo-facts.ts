import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db } from '#server/ports/database.ts'
import { hostName } from './repo-parts.ts'

/** The name with which the host signs, or empty. */
export async function findHostName(db: Db, memorialUuid: string): Promise<string> {
  const row = await db
    .selectFrom('memorials')
    .select((eb) => hostName(eb).as('hostName'))
    .where('memorials.uuid', '=', memorialUuid)
    .executeTakeFirst()
  return row?.hostName ?? ''
}

/** The present slug, for file names. */
export async function findShareSlug(db: Db, memorialUuid: string): Promise<string> {
  const { shareSlug } = await db
    .selectFrom('memorials')
    .select('shareSlug')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return shareSlug
}

/** Language of what is made from the memorial, e.g. the book; undefined when the memorial does not exist. */
export const findLanguage = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(memorialLanguage.as('language'))
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
