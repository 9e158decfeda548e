import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import type { LastEdit } from '#contract/memorials.ts'
import type { OrderOfService, saveOrderOfService as saveCall } from '#contract/order-of-service.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { listPrintablePhotos, readOrder } from './load-order.ts'

/**
 * Saves it as a whole. Saving again what is saved already, as after a lost answer, changes nothing. Rejects with
 * MEMORIAL_STALE, with the present one, when somebody else saved meanwhile, and with MEMORIAL_NOT_FOUND.
 */
export async function saveOrderOfService(
  context: Context,
  host: HostAccess,
  { content: typed, version: begunFrom }: Body<typeof saveCall>,
): Promise<OrderOfService> {
  const { memorialUuid, userUuid: savedBy } = host
  const { db, clock } = context
  return db.transaction().execute(async (tx) => {
    if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
    const { order, saved } = await readOrder(tx, memorialUuid)
    // Photos that were removed meanwhile, or are of another memorial, leave it.
    const printable = new Set((await listPrintablePhotos(tx, memorialUuid)).map(({ uuid }) => uuid))
    const photoUuids = [...new Set(typed.photoUuids)].filter((uuid) => printable.has(uuid))
    const content = { ...typed, photoUuids }
    if (saved && isDeepStrictEqual(order.content, content)) return order
    if (begunFrom !== order.version)
      throw new DomainError('MEMORIAL_STALE', {
        extra: { ...order, lastEdit: presentLastEdit(saved, savedBy) },
      })
    const version = begunFrom + 1
    // JSON columns refuse half of a surrogate pair, which a browser may send.
    const text = JSON.stringify(content, (_, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    )
    const values = { version, content: sql<string>`${text}::jsonb`, savedAt: clock.now(), savedBy }
    await tx
      .insertInto('ordersOfService')
      .values({ memorialUuid, ...values })
      .onConflict((conflict) => conflict.column('memorialUuid').doUpdateSet(values))
      .execute()
    await auditLog.record(context, tx, host, 'CHANGED_ORDER_OF_SERVICE')
    return { ...order, content, version }
  })
}

function presentLastEdit(
  saved: Awaited<ReturnType<typeof readOrder>>['saved'],
  readerUuid: string,
): LastEdit | null {
  const name = [saved?.firstName, saved?.surname].filter(Boolean).join(' ')
  if (!saved?.savedBy || name === '') return null
  return { name, isYours: saved.savedBy === readerUuid, at: saved.savedAt.toISOString() }
}
