import type { KnownMemorial } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { findKnown, type KnownRow, listKnown, setHidden } from './repo.ts'

// What the operator may do: find a memorial, and take it off during an investigation.

export { logCall } from './log-call.ts'

export const findMemorials = async (
  { db }: Pick<Context, 'db'>,
  search: string,
): Promise<{ memorials: KnownMemorial[] }> => ({
  memorials: (await listKnown(db, search)).map(presentKnown),
})

/**
 * Closes it for everybody with the link, including its hosts, or opens it again; a deleted one, too. Idempotent. Rejects
 * with MEMORIAL_NOT_FOUND.
 */
export async function setMemorialHidden(
  context: Context,
  memorialUuid: string,
  hidden: boolean,
): Promise<{ memorial: KnownMemorial }> {
  return changes.changePages(context, async (tx, pageChanged) => {
    const before = await findKnown(tx, memorialUuid)
    await setHidden(tx, memorialUuid, hidden ? context.clock.now() : null)
    if (before && (before.hiddenAt !== null) !== hidden)
      await auditLog.record(context, tx, { memorialUuid, isOperator: true }, hidden ? 'TOOK_OFF' : 'PUT_BACK')
    const row = await findKnown(tx, memorialUuid)
    if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
    await pageChanged(memorialUuid)
    return { memorial: presentKnown(row) }
  })
}

/** A memorial in the operator's search. */
function presentKnown(row: KnownRow): KnownMemorial {
  const { uuid, shareSlug, nameOfPerson, email, visibility } = row
  return {
    uuid,
    shareSlug,
    nameOfPerson,
    ownerEmail: email ?? '',
    createdAt: row.createdAt.toISOString(),
    paid: row.paymentCompletedAt !== null,
    visibility,
    hidden: row.hiddenAt !== null,
    deleted: row.deletedAt !== null,
  }
}
