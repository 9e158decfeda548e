import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'
import { playedRoles } from './rules.ts'
import type { PlacedPhoto } from './rules-arrange.ts'

type MediaRole = 'PHOTO' | 'PROFILE_PHOTO' | 'HOST_VIDEO'

/** Whether a memorial has this file and it is not removed. */
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

/** All photos of a memorial, including removed ones; visible ones in their order. */
export function listPhotos(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('media')
    .select(['uuid', 'deletedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'PHOTO')
    .orderBy('position')
    .orderBy('createdAt')
    .execute()
}

/**
 * Makes a memorial show exactly these photos in this order, and removes the others. False, and nothing changes, when
 * one of them is not its photo.
 */
export async function arrangePhotos(tx: Tx, memorialUuid: string, uuids: string[], now: Date) {
  const photos = await listPhotos(tx, memorialUuid)
  const present = photos.filter((photo) => !photo.deletedAt).map((photo) => photo.uuid)
  const known = new Set(present)
  if (!uuids.every((uuid) => known.has(uuid))) return false

  const wanted = new Set(uuids)
  const others = present.filter((uuid) => !wanted.has(uuid))
  await removePhotos(tx, memorialUuid, others, now)
  await placePhotos(
    tx,
    uuids.map((uuid) => ({ uuid, title: null })),
  )
  return true
}

/** Puts photos into this order; a null caption leaves the present one, and so does an absent date. */
export async function placePhotos(tx: Tx, photos: readonly PlacedPhoto[]) {
  const uuids = photos.map((photo) => photo.uuid)
  const titles = photos.map((photo) => photo.title)
  const dates = photos.map((photo) => photo.date ?? null)
  const areDated = photos.map((photo) => photo.date !== undefined)
  await sql`
    update media set position = listed.place - 1, title = coalesce(listed.title, media.title),
      said_date = case when listed.is_dated then listed.date else media.said_date end
    from unnest(${uuids}::uuid[], ${titles}::text[], ${dates}::text[], ${areDated}::boolean[])
      with ordinality as listed (uuid, title, date, is_dated, place)
    where media.uuid = listed.uuid
  `.execute(tx)
}

/** Removes photos from everything that shows them. Their files are deleted later, so that a mistake can be undone. */
export async function removePhotos(tx: Tx, memorialUuid: string, uuids: string[], now: Date): Promise<void> {
  if (uuids.length === 0) return
  await tx
    .updateTable('media')
    .set({ deletedAt: now, position: null })
    .where('uuid', 'in', uuids)
    .where('deletedAt', 'is', null)
    .execute()
  await tx
    .updateTable('memorials')
    .set({ profilePhotoUuid: null })
    .where('uuid', '=', memorialUuid)
    .where('profilePhotoUuid', 'in', uuids)
    .execute()
}

/** What has no served file yet, or no MP4 that was tried. */
export function listUnrendered(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('media')
    .select(['uuid', 'role', 'state', 'mp4State'])
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'PROCESSING'),
        eb.and([eb('role', 'in', [...playedRoles]), eb('state', '=', 'READY'), eb('mp4State', 'is', null)]),
      ]),
    )
    .where('deletedAt', 'is', null)
    .execute()
}

/** Removes a replaced portrait or video. A portrait that is also one of the photos stays there. */
export async function removeReplaced(tx: Tx, uuid: string, now: Date): Promise<void> {
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where('uuid', '=', uuid)
    .where('role', 'in', ['PROFILE_PHOTO', 'HOST_VIDEO'])
    .where('deletedAt', 'is', null)
    .execute()
}

export async function findPortrait(tx: Tx, memorialUuid: string): Promise<string | null> {
  const { profilePhotoUuid } = await tx
    .selectFrom('memorials')
    .select('profilePhotoUuid')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return profilePhotoUuid
}

/** Sets which file of a memorial is its portrait, or its video message. */
export function setShown(
  tx: Tx,
  memorialUuid: string,
  shown: { profilePhotoUuid: string | null } | { hostVideoUuid: string | null },
) {
  return tx.updateTable('memorials').set(shown).where('uuid', '=', memorialUuid).execute()
}
