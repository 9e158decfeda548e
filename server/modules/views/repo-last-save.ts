import type { Db } from '#server/ports/database.ts'

/** The present host who saved last, and when; undefined when none of them has. */
export function readLastSave(db: Db, memorialUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.uuid', 'users.firstName', 'users.surname', 'users.email', 'relationships.lastSavedAt'])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.lastSavedAt', 'is not', null)
    .orderBy('relationships.lastSavedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
