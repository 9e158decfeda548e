import type { HostAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { changeHosts } from './invite-host.ts'
import { findHost } from './queries.ts'

/** Removes a co-host or helper. Rejects with HOST_NOT_FOUND, or OWNER_STAYS. */
export const removeHost = (context: Context, owner: HostAccess, userUuid: string) =>
  changeHosts(context, owner, async (tx) => {
    const { memorialUuid } = owner
    const leaving = await findHost(tx, memorialUuid, userUuid)
    if (!leaving) throw new DomainError('HOST_NOT_FOUND')
    if (leaving.relationshipType === 'OWNER') throw new DomainError('OWNER_STAYS')
    await dropHost(tx, memorialUuid, userUuid)
    await context.jobs.enqueue(tx, 'host.removed', { memorialUuid, userUuid })
    await auditLog.record(context, tx, owner, 'REMOVED_HOST', { user: userUuid })
  })

/** A co-host or helper leaves. The owner stays, and gets MEMORIAL_NOT_FOUND. */
export const leaveMemorial = (context: Context, { memorialUuid, userUuid }: ModeratorAccess): Promise<void> =>
  changes.changePage(context, memorialUuid, async (tx) => {
    const isThere = await changes.lockMemorial(tx, memorialUuid)
    const leaving = isThere && (await findHost(tx, memorialUuid, userUuid))
    if (!leaving || leaving.relationshipType === 'OWNER') throw new DomainError('MEMORIAL_NOT_FOUND')
    await dropHost(tx, memorialUuid, userUuid)
    await context.jobs.enqueue(tx, 'host.changed', { memorialUuid, userUuid })
    await auditLog.record(context, tx, { memorialUuid, userUuid }, 'LEFT')
  })

/** Removes a co-host or moderator, and ends the yearly notes of a co-host. Their contributions stay theirs. */
async function dropHost(tx: Tx, memorialUuid: string, userUuid: string): Promise<void> {
  const of = { memorialUuid, userUuid }
  await tx
    .deleteFrom('anniversaryNotes')
    .where((eb) => eb.and(of))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('relationships')
          .select('userUuid')
          .where((eb) => eb.and({ ...of, relationshipType: 'ADMIN' })),
      ),
    )
    .execute()
  const contributed = tx.selectFrom('contributions').select('uuid').where('deletedAt', 'is', null)
  if (await contributed.where((eb) => eb.and(of)).executeTakeFirst())
    await tx
      .updateTable('relationships')
      .set({ relationshipType: 'CONTRIBUTOR', takesReplies: false })
      .where((eb) => eb.and(of))
      .execute()
  else
    await tx
      .deleteFrom('relationships')
      .where((eb) => eb.and(of))
      .execute()
}
