import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'

export type MediaRole = 'PHOTO' | 'PROFILE_PHOTO' | 'HOST_VIDEO'

/** Whether a memorial has such a file, not removed. */
export async function hasMedia(tx: Tx, memorialUuid: string, mediaUuid: string, roles: MediaRole[]) {
  const row = await tx
    .selectFrom('media')
    .select('uuid')
    .where('uuid', '=', mediaUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('role', 'in', roles)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Makes a memorial show exactly these photos in this order and removes the others. False, with nothing
 * changed, when one of them is not among its photos.
 */
export async function arrangePhotos(tx: Tx, memorialUuid: string, uuids: string[], now: Date) {
  const present = await tx
    .selectFrom('media')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'PHOTO')
    .where('deletedAt', 'is', null)
    .execute()
  const known = new Set(present.map((row) => row.uuid))
  if (!uuids.every((uuid) => known.has(uuid))) return false

  const wanted = new Set(uuids)
  await removeMedia(
    tx,
    present.map((row) => row.uuid).filter((uuid) => !wanted.has(uuid)),
    now,
  )
  await sql`
    update media set position = listed.place - 1
    from unnest(${uuids}::uuid[]) with ordinality as listed (uuid, place)
    where media.uuid = listed.uuid
  `.execute(tx)
  return true
}

/** Their files go later, so that a mistake can be undone (product-decisions "Media"). */
export async function removeMedia(tx: Tx, uuids: string[], now: Date): Promise<void> {
  if (uuids.length === 0) return
  await tx
    .updateTable('media')
    .set({ deletedAt: now, position: null })
    .where('uuid', 'in', uuids)
    .where('deletedAt', 'is', null)
    .execute()
}

/** Removes a replaced portrait or video. A portrait that is also one of the photos stays among them. */
export async function removeReplaced(tx: Tx, uuid: string, now: Date): Promise<void> {
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where('uuid', '=', uuid)
    .where('role', 'in', ['PROFILE_PHOTO', 'HOST_VIDEO'])
    .where('deletedAt', 'is', null)
    .execute()
}
