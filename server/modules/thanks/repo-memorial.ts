import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db } from '#server/ports/database.ts'

/** What notes and prints name; undefined once the memorial is deleted. */
export const findFacts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'shareSlug', 'paymentCompletedAt', 'profilePhotoUuid'])
    .select(memorialLanguage.as('language'))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The note of a line, which may be joined to another meanwhile; of which memorial it is, and who thanks. */
export const findSending = (db: Db, lineUuid: string, hostUuid: string) =>
  db
    .selectFrom('thanksPeople')
    .innerJoin('memorials', 'memorials.uuid', 'thanksPeople.memorialUuid')
    .leftJoin('users as host', (join) => join.on('host.uuid', '=', hostUuid))
    .leftJoin('relationships as hosting', (join) =>
      join
        .onRef('hosting.memorialUuid', '=', 'memorials.uuid')
        .onRef('hosting.userUuid', '=', 'host.uuid')
        .on('hosting.takesReplies', '=', true),
    )
    .select(['memorials.uuid as memorialUuid', 'memorials.nameOfPerson', 'memorials.shareSlug'])
    .select(['thanksPeople.note'])
    .select((eb) => eb.fn.coalesce('thanksPeople.joinedTo', 'thanksPeople.uuid').as('lineUuid'))
    .select([
      sql<string>`coalesce(${fullNameOf('host')}, '')`.as('host'),
      sql<string | null>`case when hosting.user_uuid is not null then host.email end`.as('replyAddress'),
      sql<Language | null>`${memorialLanguage}`.as('language'),
    ])
    .where('thanksPeople.uuid', '=', lineUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()

/** The memorial of a contribution. */
export const findMemorialOf = async (db: Db, contributionUuid: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('contributions')
      .select('memorialUuid')
      .where('uuid', '=', contributionUuid)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )?.memorialUuid

/** The served copies of the portrait. */
export const findPortrait = (db: Db, memorialUuid: string, mediaUuid: string) =>
  db
    .selectFrom('media')
    .select(['location', 'filename', 'widths', 'width', 'height'])
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', mediaUuid)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
