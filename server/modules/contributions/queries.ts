import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Arranged } from './rules-submit.ts'
import { selectContributions } from './select-contributions.ts'

/** One with its files; undefined when it was removed, or belongs to another memorial. */
export function readWhole(db: Db, memorialUuid: string, by: { uuid: string } | { userUuid: string }) {
  const rows = selectContributions(db, memorialUuid)
  return 'uuid' in by
    ? rows.where('contributions.uuid', '=', by.uuid).executeTakeFirst()
    : rows.where('contributions.userUuid', '=', by.userUuid).executeTakeFirst()
}

const columnsOf = {
  photos: { owner: sql.ref('contribution_uuid'), words: sql.ref('title') },
  recordings: { owner: sql.ref('recording_of'), words: sql.ref('transcript') },
}

/** Puts files into a contribution in this order; a null title leaves the present caption, or what is said. */
export async function placeFiles(
  tx: Tx,
  contributionUuid: string,
  kind: keyof typeof columnsOf,
  { photos, removed }: Arranged,
  now: Date,
): Promise<void> {
  if (removed.length > 0)
    await tx.updateTable('media').set({ deletedAt: now }).where('uuid', 'in', removed).execute()
  const { owner, words } = columnsOf[kind]
  const uuids = photos.map((photo) => photo.uuid)
  const titles = photos.map((photo) => photo.title)
  await sql`
    update media
    set ${owner} = ${contributionUuid}, position = listed.place - 1, ${words} = coalesce(listed.words, media.${words})
    from unnest(${uuids}::uuid[], ${titles}::text[]) with ordinality as listed (uuid, words, place)
    where media.uuid = listed.uuid
  `.execute(tx)
}

/** Removes its files with it, marked with the same time. False when it does not exist. */
export async function remove(
  tx: Tx,
  memorialUuid: string,
  contributionUuid: string,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('contributions')
    .set({ deletedAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
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

/**
 * Removes a contribution for its author: hosts cannot restore it, and the person stops being a contributor. False when
 * it does not exist.
 *
 * @param own.userUuid null for a memory that came by mail
 */
export async function withdraw(
  tx: Tx,
  { memorialUuid, userUuid, uuid }: { memorialUuid: string; userUuid: string | null; uuid: string },
  now: Date,
): Promise<boolean> {
  if (!(await remove(tx, memorialUuid, uuid, now))) return false
  await tx.updateTable('contributions').set({ withdrawnAt: now }).where('uuid', '=', uuid).execute()
  if (userUuid !== null)
    await tx
      .deleteFrom('relationships')
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .where('relationshipType', '=', 'CONTRIBUTOR')
      .execute()
  return true
}
