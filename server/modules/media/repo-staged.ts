import type { Db, Tx } from '#server/ports/database.ts'

/** Photos of visitors that were sent ahead of the contribution that is to name them. */

/** How many photos somebody has sent to a memorial since a moment, whatever became of them. */
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

/** Undefined when its files are gone for good by now. */
export function stageAgain(tx: Tx, mediaUuid: string, now: Date) {
  return tx
    .updateTable('media')
    .set({ deletedAt: null, contributionUuid: null, position: null, createdAt: now })
    .where('uuid', '=', mediaUuid)
    .returningAll()
    .executeTakeFirst()
}

/** Marks those that have waited since before `before` as removed at `at`. */
export function giveUp(db: Db, before: Date, at: Date) {
  return db
    .updateTable('media')
    .set({ deletedAt: at })
    .where('role', '=', 'CONTRIBUTION')
    .where('contributionUuid', 'is', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute()
}
