import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

const MOST = 50

/** Matches a part of the name, the slug or the owner's address, or a whole former slug; newest first. */
export function listKnown(db: Db, search: string) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return known(db)
    .where((eb) =>
      eb.or([
        eb('memorials.nameOfPerson', 'ilike', part),
        eb('memorials.shareSlug', 'ilike', part),
        eb('users.email', 'ilike', part),
        eb(sql`memorials.uuid::text`, '=', search.toLowerCase()),
        eb.exists(
          eb
            .selectFrom('formerSlugs')
            .select('formerSlugs.shareSlug')
            .whereRef('formerSlugs.memorialUuid', '=', 'memorials.uuid')
            .where('formerSlugs.shareSlug', '=', search.toLowerCase()),
        ),
      ]),
    )
    .orderBy('memorials.createdAt', 'desc')
    .orderBy('memorials.uuid')
    .limit(MOST)
    .execute()
}

export const findKnown = (db: Db, memorialUuid: string) =>
  known(db).where('memorials.uuid', '=', memorialUuid).executeTakeFirst()

export type KnownRow = NonNullable<Awaited<ReturnType<typeof findKnown>>>

/** Taking off twice keeps the first time. */
export function setHidden(tx: Tx, memorialUuid: string, at: Date | null) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ hiddenAt: at && eb.fn.coalesce('hiddenAt', eb.val(at)), version: eb('version', '+', 1) }))
    .where('uuid', '=', memorialUuid)
    .execute()
}

const known = (db: Db) =>
  db
    .selectFrom('memorials')
    .leftJoin('relationships', (join) =>
      join
        .onRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .on('relationships.relationshipType', '=', 'OWNER'),
    )
    .leftJoin('users', 'users.uuid', 'relationships.userUuid')
    .select([
      'memorials.uuid',
      'memorials.shareSlug',
      'memorials.nameOfPerson',
      'memorials.createdAt',
      'memorials.paymentCompletedAt',
      'memorials.visibility',
      'memorials.hiddenAt',
      'memorials.deletedAt',
      'users.email',
    ])
