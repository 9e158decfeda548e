import { finishHandOver as finishCall } from '#contract/hand-overs.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { logCall } from '#server/modules/operating/log-call.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { findOwner, listHandOvers, selectHeirs, tellOfHandOver } from './ask-hand-over.ts'

// A hand-over that waits is done by an operator after its days, or ended before by an operator or any host.

/**
 * The former owner stays a co-host. Rejects with MEMORIAL_NOT_FOUND, HAND_OVER_NOT_FOUND, HAND_OVER_OVER, HAND_OVER_EARLY, or
 * HAND_OVER_ACCOUNT if the account cannot be the owner any more, or the owner is another than when it was asked for.
 */
export async function finishHandOver(context: Context, uuid: string, endedBy: string) {
  const { db, clock } = context
  const at = clock.now()
  const { memorialUuid, fromUser, toUser, dueAt } = await lockWaiting(db, uuid)
  if (dueAt > at) throw new DomainError('HAND_OVER_EARLY')
  await changes.change(context, memorialUuid, async (tx) => {
    const heir = await selectHeirs(tx).where('uuid', '=', toUser).executeTakeFirst()
    if (!heir || (await findOwner(tx, memorialUuid)) !== fromUser) throw new DomainError('HAND_OVER_ACCOUNT')
    await end(tx, uuid, { state: 'DONE', endedBy, endedAt: at })
    await logCall({ db: tx, clock }, finishCall, endedBy, { body: { memorialUuid, fromUser, toUser } })
    await giveOwnership(tx, memorialUuid, toUser, at)
    await auditLog.record(context, tx, { memorialUuid, isOperator: true }, 'HANDED_OVER', { user: toUser })
    await tellOfHandOver(context, tx, { uuid, memorialUuid, toUser }, 'DONE')
  })
  return listHandOvers(context)
}

/** The account becomes the owner, whatever it was before, and the former one a co-host. */
async function giveOwnership(tx: Tx, memorialUuid: string, userUuid: string, at: Date): Promise<void> {
  const owned = tx.updateTable('relationships').where('memorialUuid', '=', memorialUuid)
  // First, since a memorial has one owner.
  await owned.where('relationshipType', '=', 'OWNER').set({ relationshipType: 'ADMIN' }).execute()
  await tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid, relationshipType: 'OWNER', dateCreated: at })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'userUuid']).doUpdateSet({ relationshipType: 'OWNER' }),
    )
    .execute()
}

/** Rejects with HAND_OVER_NOT_FOUND or HAND_OVER_OVER. */
export async function callOffHandOver(context: Context, uuid: string, endedBy: string) {
  await context.db.transaction().execute(async (tx) => {
    const asked = await end(tx, uuid, { state: 'CALLED_OFF', endedBy, endedAt: context.clock.now() })
    await tellOfHandOver(context, tx, asked, 'CALLED_OFF')
  })
  return listHandOvers(context)
}

/** What a memorial's hosts are shown while it waits. */
export async function getHandOver({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess) {
  const row = await selectWaiting(db, memorialUuid).executeTakeFirst()
  return { handOver: row ? { toEmail: row.toEmail, dueAt: row.dueAt.toISOString() } : null }
}

/** By a host. One that was ended meanwhile stays as it is. */
export async function stopHandOver(context: Context, host: HostAccess, { email }: Caller) {
  const row = await selectWaiting(context.db, host.memorialUuid).executeTakeFirst()
  if (row) await callOffHandOver(context, row.uuid, email)
  return getHandOver(context, host)
}

const selectWaiting = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('handOvers')
    .innerJoin('users', 'users.uuid', 'handOvers.toUser')
    .select(['handOvers.uuid', 'dueAt', 'users.email as toEmail'])
    .where('state', '=', 'WAITING')
    .where('memorialUuid', '=', memorialUuid)

async function lockWaiting(db: Db, uuid: string) {
  const asked = await db
    .selectFrom('handOvers')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()
  if (!asked) throw new DomainError('HAND_OVER_NOT_FOUND')
  if (asked.state !== 'WAITING') throw new DomainError('HAND_OVER_OVER')
  return asked
}

async function end(
  tx: Tx,
  uuid: string,
  values: { state: 'DONE' | 'CALLED_OFF'; endedBy: string; endedAt: Date },
) {
  const asked = await lockWaiting(tx, uuid)
  await tx.updateTable('handOvers').set(values).where('uuid', '=', uuid).execute()
  return asked
}
