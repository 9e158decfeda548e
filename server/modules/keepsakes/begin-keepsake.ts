import { DomainError } from '#server/lib/domain-error.ts'
import { isStalled } from '#server/lib/stalled.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { findCurrent, type KeepsakeRow } from './find-keepsake.ts'
import type { KeepsakeKind } from './make-keepsake.ts'
import { deleteKeepsake, deleteUnfinished, insertKeepsake, noteAsked } from './queries.ts'

/**
 * The keepsake of the current memorial, finished or in progress; a new one if there is none, in place of what is still being
 * made with other choices. Rejects with TOO_MANY_ATTEMPTS, MEMORIAL_NOT_FOUND.
 *
 * @param isLacking whether a finished one has to be made again
 */
export async function beginKeepsake<Choices extends object>(
  context: Context,
  kind: KeepsakeKind<Choices>,
  { memorialUuid, choices }: { memorialUuid: string; choices: Choices },
  isLacking: (row: KeepsakeRow) => boolean = () => false,
): Promise<{ uuid: string; isNew: boolean }> {
  const { db, limits, clock, jobs } = context
  const find = () => findCurrent(db, kind.name, memorialUuid, choices)
  const isThere = (row: KeepsakeRow | undefined) => row !== undefined && !isLacking(row)
  if (!isThere(await find())) await limits.take('madeByMemorial', `${kind.limit} ${memorialUuid}`)
  return db.transaction().execute(async (tx) => {
    if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
    const now = clock.now()
    const found = await findCurrent(tx, kind.name, memorialUuid, choices)
    if (found && isThere(found)) {
      const { uuid, state, touchedAt } = found
      await deleteUnfinished(tx, kind.name, memorialUuid, uuid)
      await noteAsked(tx, uuid, now)
      // One whose worker was killed at every try has no job left.
      if (state !== 'READY' && isStalled(touchedAt, now))
        await jobs.enqueue(tx, kind.job, { uuid }, { key: uuid })
      return { uuid, isNew: false }
    }
    await deleteUnfinished(tx, kind.name, memorialUuid)
    if (found) await deleteKeepsake(tx, found.uuid)
    const uuid = await insertKeepsake(tx, { kind: kind.name, memorialUuid, choices, now })
    await jobs.enqueue(tx, kind.job, { uuid }, { key: uuid })
    return { uuid, isNew: true }
  })
}
