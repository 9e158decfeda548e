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
export function listOpen(db: Db) {
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
    .execute()
}

export type ReportRow = Awaited<ReturnType<typeof listOpen>>[number]

/** False when there is no such report; settling twice keeps the first time. */
export async function settle(db: Db, reportUuid: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('reports')
    .set((eb) => ({ settledAt: eb.fn.coalesce('settledAt', eb.val(now)) }))
    .where('uuid', '=', reportUuid)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
