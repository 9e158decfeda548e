import { sql } from 'kysely'
import type { PendingReason } from '#contract/contributions.ts'
import { canBlockContributor } from '#server/lib/can-block-contributor.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** False when it was removed, or belongs to another memorial. */
export async function setState(
  tx: Tx,
  memorialUuid: string,
  contributionUuid: string,
  state: 'VISIBLE' | 'HIDDEN',
): Promise<boolean> {
  const result = await present(tx, memorialUuid, contributionUuid)
    .set({ state, pendingReason: null })
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Shows those of the contributions that wait. */
export async function approve(tx: Tx, memorialUuid: string, contributionUuids: readonly string[]) {
  const rows = await some(tx, memorialUuid, contributionUuids)
    .set({ state: 'VISIBLE', pendingReason: null })
    .where('state', '=', 'PENDING')
    .returning('uuid')
    .execute()
  return rows.map(({ uuid }) => uuid)
}

/** Makes those of the contributions wait that do not; `reasonFor` finds the reason in their words. */
export async function returnToPending(
  tx: Tx,
  memorialUuid: string,
  contributionUuids: readonly string[],
  reasonFor: (message: string) => PendingReason,
) {
  const rows = await some(tx, memorialUuid, contributionUuids)
    .set({ state: 'PENDING', pendingReason: 'APPROVAL' })
    .where('state', '!=', 'PENDING')
    .returning(['uuid', 'message'])
    .execute()
  for (const { uuid, message } of rows) {
    const pendingReason = reasonFor(message)
    if (pendingReason !== 'APPROVAL')
      await tx.updateTable('contributions').set({ pendingReason }).where('uuid', '=', uuid).execute()
  }
  return rows.map(({ uuid }) => uuid)
}

/**
 * The account of a contribution, or the address that it was mailed from, null without; undefined when it was removed or belongs to
 * another memorial.
 */
export function findContributor(tx: Tx, memorialUuid: string, contributionUuid: string) {
  return tx
    .selectFrom('contributions')
    .select(['userUuid', 'contributorEmail', 'mailSender', canBlockContributor.as('canBlock')])
    .select(sql<boolean>`coalesce(trim(contributor_name), '') <> ''`.as('isNamed'))
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Removes its files with it, marked with the same time. False when it does not exist. */
export async function remove(
  tx: Tx,
  memorialUuid: string,
  contributionUuid: string,
  now: Date,
): Promise<boolean> {
  const result = await present(tx, memorialUuid, contributionUuid).set({ deletedAt: now }).executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where((eb) =>
      eb.or([eb('contributionUuid', '=', contributionUuid), eb('recordingOf', '=', contributionUuid)]),
    )
    .where('deletedAt', 'is', null)
    .execute()
  return true
}

/** A contribution that a host removed after `after`; undefined also when it is not removed. */
export function findRemoved(tx: Tx, memorialUuid: string, contributionUuid: string, after: Date) {
  return tx
    .selectFrom('contributions')
    .select(['uuid', 'userUuid'])
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contributionUuid)
    .where('deletedAt', '>=', after)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the person has a contribution at the memorial now. */
export async function hasAnother(tx: Tx, memorialUuid: string, userUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contributions')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Restores it and the files removed with it; those removed before stay removed. `renderSkipped` readies them.
 */
export async function restore(tx: Tx, contributionUuid: string) {
  await tx
    .updateTable('media')
    .from('contributions')
    .set({ deletedAt: null })
    .where('contributions.uuid', '=', contributionUuid)
    .where((eb) =>
      eb.or([
        eb('media.contributionUuid', '=', eb.ref('contributions.uuid')),
        eb('media.recordingOf', '=', eb.ref('contributions.uuid')),
      ]),
    )
    .whereRef('media.deletedAt', '=', 'contributions.deletedAt')
    .execute()
  await tx
    .updateTable('contributions')
    .set({ deletedAt: null })
    .where('uuid', '=', contributionUuid)
    .execute()
}

/**
 * Deletes contributions removed before `before`, except those whose files `media.purge` has not deleted yet.
 */
export function deleteExpired(db: Db, before: Date) {
  return db
    .deleteFrom('contributions')
    .where('deletedAt', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('media')
            .select('media.uuid')
            .where((one) =>
              one.or([
                one('media.contributionUuid', '=', one.ref('contributions.uuid')),
                one('media.recordingOf', '=', one.ref('contributions.uuid')),
              ]),
            ),
        ),
      ),
    )
    .execute()
}

const present = (tx: Tx, memorialUuid: string, contributionUuid: string) =>
  some(tx, memorialUuid, [contributionUuid])

const some = (tx: Tx, memorialUuid: string, contributionUuids: readonly string[]) =>
  tx
    .updateTable('contributions')
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', 'in', contributionUuids)
    .where('deletedAt', 'is', null)
