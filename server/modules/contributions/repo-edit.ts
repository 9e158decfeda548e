import { sql } from 'kysely'
import type { PendingReason } from '#contract/contributions.ts'
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

/** The account of a contribution, null without one; undefined when it was removed or belongs to another memorial. */
export function findContributor(tx: Tx, memorialUuid: string, contributionUuid: string) {
  return tx
    .selectFrom('contributions')
    .select(['userUuid', sql<boolean>`coalesce(trim(contributor_name), '') <> ''`.as('isNamed')])
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Removes its photos with it, marked with the same time. False when it does not exist. */
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
    .where('contributionUuid', '=', contributionUuid)
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
 * Restores it and the photos removed with it; photos removed before stay removed. Returns the photos that have no
 * renditions yet.
 */
export async function restore(tx: Tx, contributionUuid: string): Promise<string[]> {
  const photos = await tx
    .updateTable('media')
    .from('contributions')
    .set({ deletedAt: null })
    .where('contributions.uuid', '=', contributionUuid)
    .whereRef('media.contributionUuid', '=', 'contributions.uuid')
    .whereRef('media.deletedAt', '=', 'contributions.deletedAt')
    .returning(['media.uuid', 'media.state'])
    .execute()
  await tx
    .updateTable('contributions')
    .set({ deletedAt: null })
    .where('uuid', '=', contributionUuid)
    .execute()
  return photos.filter((photo) => photo.state === 'PROCESSING').map((photo) => photo.uuid)
}

/** The facts that decide whether the contributor can be thanked now; locked, so that two hosts take turns. */
export function lockForThanks(tx: Tx, memorialUuid: string, contributionUuid: string) {
  return tx
    .selectFrom('contributions')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select('contributions.thankedAt')
    .select((eb) => eb.fn.coalesce('contributions.contributorEmail', 'users.email').as('email'))
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.uuid', '=', contributionUuid)
    .where('contributions.deletedAt', 'is', null)
    .forUpdate('contributions')
    .executeTakeFirst()
}

export function setThanks(tx: Tx, contributionUuid: string, thanks: string, now: Date) {
  return tx
    .updateTable('contributions')
    .set({ thanks, thankedAt: now })
    .where('uuid', '=', contributionUuid)
    .execute()
}

/**
 * Deletes contributions removed before `before`, except those whose photos' files `media.purge` has not deleted yet.
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
            .whereRef('media.contributionUuid', '=', 'contributions.uuid'),
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
