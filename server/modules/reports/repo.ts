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

/** Open reports, oldest first; also of deleted memorials, since they can be restored. */
export function listOpen(db: Db, most: number) {
  return db
    .selectFrom('reports')
    .innerJoin('memorials', 'memorials.uuid', 'reports.memorialUuid')
    .select([
      'reports.uuid',
      'reports.memorialUuid',
      'reports.reason',
      'reports.words',
      'reports.email',
      'reports.createdAt',
      'memorials.shareSlug',
      'memorials.nameOfPerson',
    ])
    .where('reports.settledAt', 'is', null)
    .orderBy('reports.createdAt')
    .orderBy('reports.uuid')
    .limit(most)
    .execute()
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settledAt', 'is', null)
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
