import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'

/** The co-host with the longest membership; one whose own account is to be deleted comes last. */
export async function findHeir(tx: Tx, memorialUuid: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select('users.uuid')
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', '=', 'ADMIN')
    .orderBy(sql`users.deletion_due_at is not null`)
    .orderBy('relationships.dateCreated')
    .orderBy('users.uuid')
    .executeTakeFirst()
  return row?.uuid
}

export async function moveOwnership(
  tx: Tx,
  memorialUuid: string,
  fromUuid: string,
  toUuid: string,
): Promise<void> {
  await tx
    .deleteFrom('relationships')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', fromUuid)
    .execute()
  await tx
    .updateTable('relationships')
    .set({ relationshipType: 'OWNER' })
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', toUuid)
    .execute()
}

/**
 * Marks the memorial as deleted: nobody finds it, but its owner, if there is one, can restore it until it is removed
 * for good.
 */
export async function markDeleted(tx: Tx, memorialUuid: string, now: Date): Promise<void> {
  await tx.updateTable('memorials').set({ deletedAt: now }).where('uuid', '=', memorialUuid).execute()
}

/** Makes an account the owner, whatever it was before. The former owner stays a host. */
export async function giveOwnership(
  tx: Tx,
  memorialUuid: string,
  { fromUser, toUser, at }: { fromUser: string | null; toUser: string; at: Date },
): Promise<void> {
  // First, since a memorial has one owner.
  if (fromUser)
    await tx
      .updateTable('relationships')
      .set({ relationshipType: 'ADMIN' })
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', fromUser)
      .execute()
  await tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid: toUser, relationshipType: 'OWNER', dateCreated: at })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'userUuid']).doUpdateSet({ relationshipType: 'OWNER' }),
    )
    .execute()
}
