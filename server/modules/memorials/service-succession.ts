import { sql } from 'kysely'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { markDeleted } from './repo-removal.ts'

/**
 * Handles the loss of a memorial's owner: the co-host with the longest membership becomes the owner; without one it is
 * deleted. Rejects with MEMORIAL_NOT_FOUND when it was deleted before.
 *
 * @param tell runs in the same transaction, with the new owner
 */
export function passOn(
  context: Context,
  memorialUuid: string,
  fromUuid: string,
  tell: (tx: Tx, heirUuid: string) => Promise<void>,
): Promise<void> {
  return changes.change(context, memorialUuid, async (tx) => {
    const heirUuid = await findHeir(tx, memorialUuid)
    if (!heirUuid) return markDeleted(tx, memorialUuid, context.clock.now())
    await tx
      .deleteFrom('relationships')
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', fromUuid)
      .execute()
    await tx
      .updateTable('relationships')
      .set({ relationshipType: 'OWNER' })
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', heirUuid)
      .execute()
    await auditLog.record(context, tx, { memorialUuid, userUuid: heirUuid }, 'BECAME_OWNER')
    await tell(tx, heirUuid)
  })
}

/** The co-host with the longest membership; one whose own account is to be deleted comes last. */
async function findHeir(tx: Tx, memorialUuid: string): Promise<string | undefined> {
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

/** In the transaction of a change: an account becomes the owner, whatever it was before, and the former one a co-host. */
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
