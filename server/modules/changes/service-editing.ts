import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-log.ts'
import { memorial as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readTextBytes } from '#server/lib/text-bytes.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { noteSave, raiseEditVersion, readForEdit } from './repo.ts'
import { change } from './service-transactions.ts'

/** The state of a memorial before an edit. */
export type BeforeEdit = Awaited<ReturnType<typeof readForEdit>>

/**
 * One edit of a memorial, of any part and module: rejected when it began from an older version, otherwise it raises the
 * version. Returns the memorial after the edit. Rejects with MEMORIAL_STALE, with the present memorial and its last
 * edit, with TOO_MUCH_TEXT, or with MEMORIAL_NOT_FOUND.
 *
 * @param version that the editor began from; without it the edit overwrites the present state
 * @param actions for the hosts' log
 */
export async function editing(
  context: Context,
  host: HostAccess,
  version: number | null | undefined,
  actions: readonly AuditAction[],
  work: (tx: Tx, before: BeforeEdit) => Promise<unknown>,
): Promise<{ memorial: Memorial }> {
  const { memorialUuid } = host
  const memorial = await change(context, memorialUuid, async (tx) => {
    const before = await readForEdit(tx, memorialUuid)
    if (version != null && version < before.editVersion)
      throw new DomainError('MEMORIAL_STALE', {
        extra: {
          memorial: await views.hostView(context, host, tx),
          lastEdit: await views.lastEdit(host, tx),
        },
      })
    await raiseEditVersion(tx, memorialUuid)
    await noteSave(tx, memorialUuid, host.userUuid, context.clock.now())
    await limitingText(tx, memorialUuid, () => work(tx, before))
    for (const action of actions) await auditLog.record(context, tx, host, action)
    return views.hostView(context, host, tx)
  })
  return { memorial }
}

/** Saves texts of a memorial. Rejects with TOO_MUCH_TEXT when it has too much afterwards, unless that is no more than before. */
export async function limitingText(
  tx: Tx,
  memorialUuid: string,
  save: () => Promise<unknown>,
): Promise<void> {
  const read = () => readTextBytes(tx, sql`${memorialUuid}`)
  const before = await read()
  await save()
  if ((await read()) > Math.max(before, limits.textBytes)) throw new DomainError('TOO_MUCH_TEXT')
}
