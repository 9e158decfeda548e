import type { Db, Tx } from '#server/ports/database.ts'
import { recordingRoles } from './rules.ts'

/** Files that visitors uploaded ahead of their contribution. */

/** How many files a person has uploaded to a memorial since `since`, including removed ones. */
export async function countSent(
  tx: Db,
  { memorialUuid, userUuid }: { memorialUuid: string; userUuid: string },
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uploadedBy', '=', userUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Films of visitors, also those that no contribution has yet. */
export async function countMemoryFilms(db: Db, memorialUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'MEMORY_FILM')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Undefined when its files have been deleted. */
export function stageAgain(tx: Tx, mediaUuid: string, now: Date) {
  return tx
    .updateTable('media')
    .set({ deletedAt: null, contributionUuid: null, recordingOf: null, position: null, createdAt: now })
    .where('uuid', '=', mediaUuid)
    .returningAll()
    .executeTakeFirst()
}

/** Marks files as removed at `at` that have waited since before `before`. */
export function giveUp(db: Db, before: Date, at: Date) {
  return db
    .updateTable('media')
    .set({ deletedAt: at })
    .where('role', 'in', ['CONTRIBUTION', ...recordingRoles])
    .where('contributionUuid', 'is', null)
    .where('recordingOf', 'is', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute()
}
