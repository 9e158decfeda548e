import { sql } from 'kysely'
import { DomainError } from '#server/lib/domain-error.ts'
import { isStalled } from '#server/lib/stalled.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { convertToJson, findCurrent, type KeepsakeRow, selectEdition } from './find-keepsake.ts'
import type { KeepsakeKind } from './make-keepsake.ts'

/**
 * The keepsake of the current memorial, finished or in progress; a new one if there is none, in place of what is still being
 * made with other choices. Rejects with TOO_MANY_ATTEMPTS, MEMORIAL_NOT_FOUND.
 *
 * @param isLacking whether a finished one has to be made again
 */
export async function beginKeepsake<Choices extends object>(
  context: Context,
  kind: Pick<KeepsakeKind<Choices, object>, 'name' | 'job' | 'limit'>,
  { memorialUuid, choices }: { memorialUuid: string; choices: Choices },
  isLacking: (row: KeepsakeRow) => boolean = () => false,
): Promise<{ uuid: string; isNew: boolean }> {
  const { db, limits, clock, jobs } = context
  const before = await findCurrent(db, kind.name, memorialUuid, choices)
  if (!before || isLacking(before)) await limits.take('madeByMemorial', `${kind.limit} ${memorialUuid}`)
  return db.transaction().execute(async (tx) => {
    if (!(await changes.lockMemorial(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
    const now = clock.now()
    const found = await findCurrent(tx, kind.name, memorialUuid, choices)
    const there = found && !isLacking(found) ? found : undefined
    await tx
      .deleteFrom('keepsakes')
      .where('kind', '=', kind.name)
      .where('memorialUuid', '=', memorialUuid)
      .where((eb) => eb.or([eb('state', '!=', 'READY'), eb('uuid', '=', found?.uuid ?? null)]))
      .where('uuid', 'is distinct from', there?.uuid ?? null)
      .execute()
    const edition = sql<string>`(select ${selectEdition(convertToJson(choices))} from memorials where uuid = ${memorialUuid})`
    const begun = { memorialUuid, kind: kind.name, choices: JSON.stringify(choices), edition, touchedAt: now }
    const { uuid } =
      there ?? (await tx.insertInto('keepsakes').values(begun).returning('uuid').executeTakeFirstOrThrow())
    // What its hosts want now is the newest.
    await tx.updateTable('keepsakes').set({ createdAt: now }).where('uuid', '=', uuid).execute()
    // One whose worker was killed at every try has no job left.
    if (!there || (there.state !== 'READY' && isStalled(there.touchedAt, now)))
      await jobs.enqueue(tx, kind.job, { uuid }, { key: uuid })
    return { uuid, isNew: !there }
  })
}
