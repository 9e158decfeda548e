import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

export function insertReport(
  db: Db,
  report: {
    memorialUuid: string
    reason: 'NOT_THE_FAMILY' | 'UNKIND' | 'PRIVATE' | 'SPAM' | 'OTHER'
    words: string
    email: string | null
    createdAt: Date
  },
) {
  return db.insertInto('reports').values(report).execute()
}

/**
 * Open reports; also of deleted memorials, since they can be restored. Reports about one memorial must not keep those
 * about others out of the list: each memorial has its oldest in it before any has its second, and so on. Ordered by
 * memorial, the one that was reported first before others.
 *
 * @param of all of one memorial
 */
export function listOpen(db: Db, limits: { most: number; ofEach: number }, of?: string) {
  const ranked = db
    .selectFrom('reports')
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by memorial_uuid order by created_at, uuid)::int`.as('rank'),
    )
    .select(sql<number>`(count(*) over (partition by memorial_uuid))::int`.as('ofMemorial'))
    .select(sql<Date>`min(created_at) over (partition by memorial_uuid)`.as('firstAt'))
    .where('settledAt', 'is', null)
    .$if(of !== undefined, (query) => query.where('memorialUuid', '=', of as string))
  const listed = db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .$if(of === undefined, (query) => query.where('rank', '<=', limits.ofEach))
    .orderBy('rank')
    .orderBy('createdAt')
    .orderBy('uuid')
    .limit(limits.most)
  return db
    .selectFrom(listed.as('reports'))
    .innerJoin('memorials', 'memorials.uuid', 'reports.memorialUuid')
    .select([
      'reports.uuid',
      'reports.memorialUuid',
      'reports.reason',
      'reports.words',
      'reports.email',
      'reports.createdAt',
      'reports.ofMemorial',
      'memorials.shareSlug',
      'memorials.nameOfPerson',
    ])
    .orderBy('reports.firstAt')
    .orderBy('reports.memorialUuid')
    .orderBy('reports.rank')
    .execute()
}

export async function countOpen(db: Db, of?: string): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settledAt', 'is', null)
    .$if(of !== undefined, (query) => query.where('memorialUuid', '=', of as string))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type ReportRow = Awaited<ReturnType<typeof listOpen>>[number]

/** Who settled it, and when; undefined when there is no such report. Whoever is first stays. */
export async function settle(db: Db, reportUuid: string, by: { at: Date; name: string }) {
  const settled = await db
    .updateTable('reports')
    .set({ settledAt: by.at, settledBy: by.name })
    .where('uuid', '=', reportUuid)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  if (settled.numUpdatedRows > 0n) return { at: by.at, name: by.name, wasSettled: false }
  const before = await db
    .selectFrom('reports')
    .select(['settledAt', 'settledBy'])
    .where('uuid', '=', reportUuid)
    .executeTakeFirst()
  return before?.settledAt && { at: before.settledAt, name: before.settledBy, wasSettled: true }
}
