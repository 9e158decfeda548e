import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { isNotice, type Notice, type Year } from './rules.ts'

export interface YearRow extends Year {
  memorialUuid: string
  /** Taken off by the operator during an investigation. */
  hiddenAt: Date | null
}

const years = (db: Db) =>
  db
    .selectFrom('memorials')
    .select(['memorials.uuid as memorialUuid', 'archivedAt', 'hiddenAt'])
    .select((eb) => eb.ref('retainedUntil').$notNull().as('retainedUntil'))
    .where('retainedUntil', 'is not', null)
    .where('paymentCompletedAt', 'is not', null)
    .where('deletedAt', 'is', null)

/** Undefined when it was never paid, or was deleted. */
export function findYear(db: Db, memorialUuid: string): Promise<YearRow | undefined> {
  return years(db).where('uuid', '=', memorialUuid).executeTakeFirst()
}

/** The next memorials, after `after`, whose year ends before `before`. */
export function listEnding(db: Db, before: Date, after: string | null, limit: number): Promise<YearRow[]> {
  return years(db)
    .where('retainedUntil', '<', before)
    .$if(after !== null, (query) => query.where('uuid', '>', after ?? ''))
    .orderBy('uuid')
    .limit(limit)
    .execute()
}

/** What the hosts were told about this year. */
export async function listTold(db: Db, { memorialUuid, retainedUntil }: YearRow): Promise<Notice[]> {
  const rows = await db
    .selectFrom('retentionNotices')
    .select('notice')
    .where('memorialUuid', '=', memorialUuid)
    .where('retainedUntil', '=', retainedUntil)
    .execute()
  return rows.map((row) => row.notice).filter(isNotice)
}

/** False when another node recorded it at the same moment. */
export async function markTold(
  tx: Tx,
  { memorialUuid, retainedUntil }: YearRow,
  notice: Notice,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('retentionNotices')
    .values({ memorialUuid, retainedUntil, notice, toldAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice')
    .executeTakeFirst()
  return row !== undefined
}

/** Its hosts whose accounts can still get mail. */
export async function listHosts(tx: Tx, memorialUuid: string, now: Date): Promise<string[]> {
  const rows = await hosts(tx, now).select('users.uuid').where('memorialUuid', '=', memorialUuid).execute()
  return rows.map((row) => row.uuid)
}

/** What a mail to one of its hosts needs; undefined when the host or the memorial is gone. */
export function readMail(db: Db, of: { memorialUuid: string; userUuid: string }, now: Date) {
  return hosts(db, now)
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['users.email', 'users.language', fullName.as('toName')])
    .select(['memorials.nameOfPerson', 'memorials.retainedUntil', 'memorials.archivedAt'])
    .where('memorials.uuid', '=', of.memorialUuid)
    .where('users.uuid', '=', of.userUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

const hosts = (db: Db, now: Date) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    // An account that is to be deleted can be kept until its date, so it gets mail until then.
    .where((eb) => eb.or([eb('users.deletionDueAt', 'is', null), eb('users.deletionDueAt', '>', now)]))
