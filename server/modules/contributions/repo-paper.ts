import type { Db, Tx } from '#server/ports/database.ts'

/** What is known of a memory on paper besides its picture. */
export interface Typed {
  contributorName: string | null
  message: string
}

/** The uuid of the memory whose picture has this id of the browser; undefined when there is none, or it was removed. */
export async function findFiled(db: Db, memorialUuid: string, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select('contributions.uuid')
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.clientId', '=', clientId)
    .where('contributions.onPaper', '=', true)
    .where('contributions.deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.uuid
}

/** Whether a picture belongs to a memory already, also to one that was removed. */
export async function isFiled(db: Db, mediaUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('contributionUuid')
    .where('uuid', '=', mediaUuid)
    .executeTakeFirst()
  return row !== undefined && row.contributionUuid !== null
}

/** Makes a memory that waits, with one picture; returns its uuid. */
export async function file(
  tx: Tx,
  { memorialUuid, mediaUuid, ...typed }: Typed & { memorialUuid: string; mediaUuid: string },
  now: Date,
): Promise<string> {
  const { uuid } = await tx
    .insertInto('contributions')
    .values({
      ...typed,
      memorialUuid,
      onPaper: true,
      state: 'PENDING',
      pendingReason: 'APPROVAL',
      dateCreated: now,
      updatedAt: now,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('media')
    .set({ contributionUuid: uuid, position: 0 })
    .where('uuid', '=', mediaUuid)
    .execute()
  return uuid
}

/** Undefined when it was removed, belongs to another memorial, or is not on paper. */
export function findOnPaper(tx: Tx, memorialUuid: string, contributionUuid: string) {
  return tx
    .selectFrom('contributions')
    .select(['contributorName', 'message'])
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contributionUuid)
    .where('onPaper', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export const typeOff = (tx: Tx, contributionUuid: string, typed: Typed, now: Date) =>
  tx
    .updateTable('contributions')
    .set({ ...typed, updatedAt: now })
    .where('uuid', '=', contributionUuid)
    .execute()
