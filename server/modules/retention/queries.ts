import type { Db } from '#server/ports/database.ts'
import type { Year } from './rules.ts'

export interface YearRow extends Year {
  memorialUuid: string
  /** Taken off by the operator during an investigation. */
  hiddenAt: Date | null
}

/** Memorials that were paid and not deleted, with their years. */
export const selectYears = (db: Db) =>
  db
    .selectFrom('memorials')
    .select(['memorials.uuid as memorialUuid', 'archivedAt', 'hiddenAt'])
    .select((eb) => eb.ref('retainedUntil').$notNull().as('retainedUntil'))
    .where('retainedUntil', 'is not', null)
    .where('paymentCompletedAt', 'is not', null)
    .where('deletedAt', 'is', null)

/** Undefined when it was never paid, or was deleted. */
export function findYear(db: Db, memorialUuid: string): Promise<YearRow | undefined> {
  return selectYears(db).where('uuid', '=', memorialUuid).executeTakeFirst()
}

/** The hosts whose accounts can still get mail. */
export const selectHosts = (db: Db, now: Date) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    // An account that is to be deleted can be kept until its date, so it gets mail until then.
    .where((eb) => eb.or([eb('users.deletionDueAt', 'is', null), eb('users.deletionDueAt', '>', now)]))
