import { type Selectable, sql } from 'kysely'
import { ownTextNames } from '#contract/memorial-texts.ts'
import { hostName } from '#server/lib/full-name.ts'
import { lifeDates } from '#server/lib/life-span.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { firstDay, publicEvents } from '#server/lib/programme.ts'
import type { DB, Db } from '#server/ports/database.ts'

/** What is printed and kept of a memorial itself; undefined when it is gone. */
export const findMemorial = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['uuid', 'nameOfPerson', ...lifeDates, ...ownTextNames, 'isVideoShown', 'photoOrder'])
    .select(['shareSlug', 'printCode', 'paymentCompletedAt', 'profilePhotoUuid', 'hostVideoUuid'])
    .select([memorialLanguage.as('language'), publicEvents.as('events'), ...firstDay])
    .select(hostName.as('hostName'))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof findMemorial>>>
export type FileRow = Selectable<DB['media']>

/** Its photos, films and recordings that nobody removed, in the order in which its hosts placed them. */
export const listFiles = (db: Db, memorialUuid: string): Promise<FileRow[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    // As exact as an archive says it, so that they stand in the same order after a restore.
    .orderBy(sql`date_trunc('milliseconds', created_at)`)
    .orderBy('uuid')
    .execute()
