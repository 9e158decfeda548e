import { finishHandOver as finishCall, type WaitingHandOver } from '#contract/hand-overs.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import * as operating from '#server/modules/operating/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { findOwner, listHandOvers, selectHeirs, tellOfHandOver } from './queries.ts'

// A hand-over that waits is done by an operator after its days, or ended before by an operator or any host.

/**
 * The former owner stays a co-host. Rejects with MEMORIAL_NOT_FOUND, HAND_OVER_NOT_FOUND, HAND_OVER_OVER, HAND_OVER_EARLY, or
 * HAND_OVER_ACCOUNT if the account cannot be the owner any more, or the owner is another than when it was asked for.
 */
export async function finishHandOver(context: Context, uuid: string, endedBy: string) {
  const { db, clock } = context
  const at = clock.now()
  const { memorialUuid, fromUser, toUser, dueAt } = await findWaiting(db, uuid)
  if (dueAt > at) throw new DomainError('HAND_OVER_EARLY')
  await changes.change(context, memorialUuid, async (tx) => {
    const heir = await selectHeirs(tx).where('uuid', '=', toUser).executeTakeFirst()
    if (!heir || (await findOwner(tx, memorialUuid)) !== fromUser) throw new DomainError('HAND_OVER_ACCOUNT')
    await end(tx, uuid, { state: 'DONE', endedBy, endedAt: at })
    await operating.logCall({ db: tx, clock }, finishCall, endedBy, {
      body: { memorialUuid, fromUser, toUser },
    })
    await memorials.giveOwnership(tx, memorialUuid, { fromUser, toUser, at })
    await auditLog.record(context, tx, { memorialUuid, isOperator: true }, 'HANDED_OVER', { user: toUser })
    await tellOfHandOver(context, tx, { uuid, memorialUuid, toUser }, 'DONE')
  })
  return listHandOvers(context)
}

/** Rejects with HAND_OVER_NOT_FOUND or HAND_OVER_OVER. */
export async function callOffHandOver(context: Context, uuid: string, endedBy: string) {
  const asked = await findWaiting(context.db, uuid)
  await context.db.transaction().execute(async (tx) => {
    await end(tx, uuid, { state: 'CALLED_OFF', endedBy, endedAt: context.clock.now() })
    await tellOfHandOver(context, tx, asked, 'CALLED_OFF')
  })
  return listHandOvers(context)
}

/** What a memorial's hosts are shown while it waits. */
export async function getHandOver({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess) {
  const row = await selectWaiting(db).where('memorialUuid', '=', memorialUuid).executeTakeFirst()
  const handOver: WaitingHandOver | null = row
    ? { toEmail: row.toEmail, dueAt: row.dueAt.toISOString() }
    : null
  return { handOver }
}

/** By a host. One that was ended meanwhile stays as it is. */
export async function stopHandOver(context: Context, host: HostAccess, { email }: Caller) {
  const row = await selectWaiting(context.db).where('memorialUuid', '=', host.memorialUuid).executeTakeFirst()
  if (row) await callOffHandOver(context, row.uuid, email)
  return getHandOver(context, host)
}

const selectWaiting = (db: Db) =>
  db
    .selectFrom('handOvers')
    .innerJoin('users', 'users.uuid', 'handOvers.toUser')
    .select(['handOvers.uuid', 'dueAt', 'users.email as toEmail'])
    .where('state', '=', 'WAITING')

async function findWaiting(db: Db, uuid: string) {
  const asked = await db.selectFrom('handOvers').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  if (!asked) throw new DomainError('HAND_OVER_NOT_FOUND')
  if (asked.state !== 'WAITING') throw new DomainError('HAND_OVER_OVER')
  return asked
}

/** Rejects with HAND_OVER_OVER if it ended meanwhile. */
async function end(
  tx: Tx,
  uuid: string,
  values: { state: 'DONE' | 'CALLED_OFF'; endedBy: string; endedAt: Date },
): Promise<void> {
  const waiting = tx
    .updateTable('handOvers')
    .set(values)
    .where('uuid', '=', uuid)
    .where('state', '=', 'WAITING')
  if ((await waiting.executeTakeFirst()).numUpdatedRows === 0n) throw new DomainError('HAND_OVER_OVER')
}
