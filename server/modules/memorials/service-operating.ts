import type { KnownMemorial } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { presentKnown } from './present.ts'
import { announceChange } from './repo.ts'
import { findKnown, listKnown, setHidden } from './repo-operating.ts'

interface OperatingDeps {
  db: Database
  clock: Clock
  auditLog: Pick<AuditLog, 'record'>
  /** As in `change`; a deleted memorial can be taken off as well. */
  onChanged(memorialUuid: string): void
}

/** What the operator may do: find a memorial, and take it off during an investigation. */
export function operating({ db, clock, auditLog, onChanged }: OperatingDeps) {
  const findMemorials = async (search: string): Promise<{ memorials: KnownMemorial[] }> => ({
    memorials: (await listKnown(db, search)).map(presentKnown),
  })

  /** Closes it for everybody with the link, including its hosts. Idempotent. */
  const hideMemorial = (memorialUuid: string) => setMemorialHidden(memorialUuid, true)

  const showMemorial = (memorialUuid: string) => setMemorialHidden(memorialUuid, false)

  async function setMemorialHidden(
    memorialUuid: string,
    hidden: boolean,
  ): Promise<{ memorial: KnownMemorial }> {
    const row = await db.transaction().execute(async (tx) => {
      const before = await findKnown(tx, memorialUuid)
      await setHidden(tx, memorialUuid, hidden ? clock.now() : null)
      if (before && (before.hiddenAt !== null) !== hidden)
        await auditLog.record(tx, { memorialUuid, isOperator: true }, hidden ? 'TOOK_OFF' : 'PUT_BACK')
      await announceChange(tx, memorialUuid)
      return findKnown(tx, memorialUuid)
    })
    if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
    onChanged(memorialUuid)
    return { memorial: presentKnown(row) }
  }

  return { findMemorials, hideMemorial, showMemorial }
}
