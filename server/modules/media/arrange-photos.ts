import { sql } from 'kysely'
import type { batchUpdatePhotos } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { latestToday } from '#contract/life-dates.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isPhotoDateAhead, type PhotoDate } from '#contract/photo-date.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { removeMedia } from './queries.ts'
import type { MediaRole } from './rules.ts'

// Which files a memorial shows, and in which order.

/** The files that a save names; what is absent stays as it is. An empty string clears, as null does. */
interface NamedMedia {
  mediaUuids?: string[] | null | undefined
  profilePhotoUuid?: string | null | undefined
  hostVideoMessageUuid?: string | null | undefined
}

/** Saves the files of an edit of a memorial, in its transaction. Rejects with MEDIA_NOT_FOUND. */
export async function saveMedia(
  tx: Tx,
  memorialUuid: string,
  { mediaUuids, profilePhotoUuid, hostVideoMessageUuid }: NamedMedia,
  now: Date,
): Promise<void> {
  if (mediaUuids) await showPhotos(tx, memorialUuid, distinct(mediaUuids), now)
  const named = (uuid: string | null) => uuid?.toLowerCase() || null
  if (profilePhotoUuid !== undefined)
    await show(tx, memorialUuid, 'profilePhotoUuid', named(profilePhotoUuid), now)
  if (hostVideoMessageUuid !== undefined)
    await show(tx, memorialUuid, 'hostVideoUuid', named(hostVideoMessageUuid), now)
}

/**
 * Changes captions, dates, order and removals, but no file. What was removed meanwhile is skipped. Rejects with
 * MEDIA_NOT_FOUND when one never was a photo of this memorial, or BAD_INPUT for a date that lies ahead.
 */
export function updatePhotos(
  context: Context,
  host: HostAccess,
  input: Body<typeof batchUpdatePhotos>,
): Promise<{ memorial: Memorial }> {
  const now = context.clock.now()
  const today = latestToday(now)
  if (input.photos.some(({ date }) => date && isPhotoDateAhead(date, today)))
    throw new DomainError('BAD_INPUT', { field: 'photos', problem: fieldProblem('photoDate') })
  const removed = distinct(input.deletePhotoUuids)
  const placed = new Map(input.photos.map((photo) => [photo.uuid.toLowerCase(), photo]))
  const named = distinct([...placed.keys(), ...removed])
  const action = removed.length > 0 ? 'REMOVED_PHOTOS' : 'CHANGED_PHOTOS'
  const { memorialUuid } = host
  return changes.edit(context, host, input.version, [action], async (tx) => {
    const known = await photosOf(tx, memorialUuid)
      .where('uuid', '=', sql<string>`any(${named}::uuid[])`)
      .execute()
    if (known.length < named.length) throw new DomainError('MEDIA_NOT_FOUND')
    await removeMedia(tx, memorialUuid, removed, now)
    await placePhotos(
      tx,
      memorialUuid,
      [...placed].map(([uuid, { title, date }]) => ({ uuid, title, date })),
    )
  })
}

/** Rejects with MEDIA_NOT_FOUND. */
export function setProfilePhoto(context: Context, host: HostAccess, photoUuid: string): Promise<void> {
  const { memorialUuid } = host
  return changes.change(context, memorialUuid, async (tx) => {
    await show(tx, memorialUuid, 'profilePhotoUuid', photoUuid.toLowerCase(), context.clock.now())
    await auditLog.record(context, tx, host, 'CHANGED_PHOTOS')
  })
}

/** Any of its photos can be the portrait. */
const shownRoles = {
  profilePhotoUuid: ['PHOTO', 'PROFILE_PHOTO'],
  hostVideoUuid: ['HOST_VIDEO'],
} as const satisfies Record<string, readonly MediaRole[]>

/**
 * Sets which file of a memorial is its portrait, or its video message. The earlier one is removed; a portrait that is also
 * one of the photos stays there. Rejects with MEDIA_NOT_FOUND.
 */
export async function show(
  tx: Tx,
  memorialUuid: string,
  column: keyof typeof shownRoles,
  mediaUuid: string | null,
  now: Date,
): Promise<void> {
  const memorial = await tx
    .selectFrom('memorials')
    .select(column)
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  const before = memorial[column]
  if (mediaUuid === before) return
  const isThere =
    mediaUuid === null ||
    (await tx
      .selectFrom('media')
      .select('uuid')
      .where('uuid', '=', mediaUuid)
      .where('memorialUuid', '=', memorialUuid)
      .where('role', 'in', shownRoles[column])
      .where('deletedAt', 'is', null)
      .executeTakeFirst())
  if (!isThere) throw new DomainError('MEDIA_NOT_FOUND')
  await tx
    .updateTable('memorials')
    .set({ [column]: mediaUuid })
    .where('uuid', '=', memorialUuid)
    .execute()
  if (!before) return
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where('uuid', '=', before)
    .where('role', 'in', ['PROFILE_PHOTO', 'HOST_VIDEO'])
    .where('deletedAt', 'is', null)
    .execute()
}

/** Includes removed ones. */
const photosOf = (tx: Tx, memorialUuid: string) =>
  tx.selectFrom('media').select('uuid').where('memorialUuid', '=', memorialUuid).where('role', '=', 'PHOTO')

/** Makes a memorial show exactly these photos in this order, and removes the others. */
async function showPhotos(tx: Tx, memorialUuid: string, uuids: readonly string[], now: Date): Promise<void> {
  const present = await photosOf(tx, memorialUuid).where('deletedAt', 'is', null).execute()
  const others = present.map(({ uuid }) => uuid).filter((uuid) => !uuids.includes(uuid))
  if (others.length + uuids.length > present.length) throw new DomainError('MEDIA_NOT_FOUND')
  await removeMedia(tx, memorialUuid, others, now)
  await placePhotos(
    tx,
    memorialUuid,
    uuids.map((uuid) => ({ uuid, title: null, date: undefined })),
  )
}

/**
 * Puts these photos first, in this order; the others follow as they were. A null caption leaves the present one, and so
 * does an absent date.
 */
async function placePhotos(
  tx: Tx,
  memorialUuid: string,
  photos: readonly { uuid: string; title: string | null; date?: PhotoDate | null | undefined }[],
): Promise<void> {
  const uuids = photos.map((photo) => photo.uuid)
  const titles = photos.map((photo) => photo.title)
  const dates = photos.map((photo) => photo.date ?? null)
  const areDated = photos.map((photo) => photo.date !== undefined)
  await sql`
    update media set position = placed.position, title = coalesce(placed.title, media.title),
      said_date = case when placed.is_dated then placed.date else media.said_date end
    from (
      select photos.uuid, listed.title, listed.date, listed.is_dated,
        row_number() over (order by listed.place, photos.position, photos.created_at) - 1 as position
      from media as photos
      left join unnest(${uuids}::uuid[], ${titles}::text[], ${dates}::text[], ${areDated}::boolean[])
        with ordinality as listed (uuid, title, date, is_dated, place) on listed.uuid = photos.uuid
      where photos.memorial_uuid = ${memorialUuid} and photos.role = 'PHOTO' and photos.deleted_at is null
    ) as placed
    where media.uuid = placed.uuid
  `.execute(tx)
}
