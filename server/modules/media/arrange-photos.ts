import { sql } from 'kysely'
import { fieldProblem } from '#contract/field-problem.ts'
import { latestToday } from '#contract/life-dates.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { removeMedia } from './queries.ts'
import { type MediaRole, playedRoles } from './rules.ts'
import {
  hasDateAhead,
  type PhotosEdit,
  type PlacedPhoto,
  photosActionOf,
  plannedPhotos,
} from './rules-arrange.ts'
import { queueAnew } from './store-arrival.ts'

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
  before: Pick<changes.BeforeEdit, 'profilePhotoUuid' | 'hostVideoUuid'>,
  { mediaUuids, profilePhotoUuid, hostVideoMessageUuid }: NamedMedia,
  now: Date,
): Promise<void> {
  if (mediaUuids && !(await arrangePhotos(tx, memorialUuid, distinct(mediaUuids), now)))
    throw new DomainError('MEDIA_NOT_FOUND')
  if (profilePhotoUuid !== undefined)
    await show(tx, memorialUuid, 'profilePhotoUuid', before, named(profilePhotoUuid), now)
  if (hostVideoMessageUuid !== undefined)
    await show(tx, memorialUuid, 'hostVideoUuid', before, named(hostVideoMessageUuid), now)
}

/** Changes captions, dates, order and removals, but no file. Rejects with MEDIA_NOT_FOUND, or BAD_INPUT for a date that lies ahead. */
export function updatePhotos(
  context: Context,
  host: HostAccess,
  input: PhotosEdit,
): Promise<{ memorial: Memorial }> {
  if (hasDateAhead(input, latestToday(context.clock.now())))
    throw new DomainError('BAD_INPUT', { field: 'photos', problem: fieldProblem('photoDate') })
  return changes.edit(context, host, input.version, [photosActionOf(input)], async (tx) => {
    const plan = plannedPhotos(input, await listPhotos(tx, host.memorialUuid))
    // One of them never was a photo of this memorial.
    if (!plan) throw new DomainError('MEDIA_NOT_FOUND')
    await removeMedia(tx, host.memorialUuid, plan.removed, context.clock.now())
    await placePhotos(tx, plan.shown)
  })
}

/** Rejects with MEDIA_NOT_FOUND. */
export function setProfilePhoto(context: Context, host: HostAccess, photoUuid: string): Promise<void> {
  const { memorialUuid } = host
  return changes.change(context, memorialUuid, async (tx) => {
    await showPortrait(context, tx, memorialUuid, photoUuid.toLowerCase())
    await auditLog.record(context, tx, host, 'CHANGED_PHOTOS')
  })
}

/** The earlier portrait is removed. */
export async function showPortrait(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
  photoUuid: string,
): Promise<void> {
  const before = await tx
    .selectFrom('memorials')
    .select('profilePhotoUuid')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  await show(tx, memorialUuid, 'profilePhotoUuid', before, photoUuid, clock.now())
}

/** Any of its photos can be the portrait. */
const shownRoles = {
  profilePhotoUuid: ['PHOTO', 'PROFILE_PHOTO'],
  hostVideoUuid: ['HOST_VIDEO'],
} as const satisfies Record<string, readonly MediaRole[]>

/** Sets which file of a memorial is its portrait, or its video message; the earlier one is removed. */
async function show<Column extends keyof typeof shownRoles>(
  tx: Tx,
  memorialUuid: string,
  column: Column,
  { [column]: before }: Record<Column, string | null>,
  mediaUuid: string | null,
  now: Date,
): Promise<void> {
  if (mediaUuid === before) return
  if (mediaUuid && !(await hasMedia(tx, memorialUuid, mediaUuid, shownRoles[column])))
    throw new DomainError('MEDIA_NOT_FOUND')
  await tx
    .updateTable('memorials')
    .set({ [column]: mediaUuid })
    .where('uuid', '=', memorialUuid)
    .execute()
  if (before) await removeReplaced(tx, before, now)
}

const named = (uuid: string | null) => uuid?.toLowerCase() || null

/** Queues what restored files still need: jobs ran, and skipped them, while they were removed. */
export async function renderSkipped(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  memorialUuid: string,
): Promise<void> {
  for (const file of await listUnrendered(tx, memorialUuid)) await queueAnew({ jobs }, tx, file)
}

/** What has no served file yet, or no MP4 that was tried. */
function listUnrendered(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('media')
    .select(['uuid', 'role', 'state', 'widths', 'mp4State'])
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

/** Whether a memorial has this file and it is not removed. */
async function hasMedia(tx: Tx, memorialUuid: string, mediaUuid: string, roles: readonly MediaRole[]) {
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
function listPhotos(tx: Tx, memorialUuid: string) {
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
async function arrangePhotos(tx: Tx, memorialUuid: string, uuids: string[], now: Date) {
  const photos = await listPhotos(tx, memorialUuid)
  const present = photos.filter((photo) => !photo.deletedAt).map((photo) => photo.uuid)
  const known = new Set(present)
  if (!uuids.every((uuid) => known.has(uuid))) return false

  const wanted = new Set(uuids)
  const others = present.filter((uuid) => !wanted.has(uuid))
  await removeMedia(tx, memorialUuid, others, now)
  await placePhotos(
    tx,
    uuids.map((uuid) => ({ uuid, title: null })),
  )
  return true
}

/** Puts photos into this order; a null caption leaves the present one, and so does an absent date. */
async function placePhotos(tx: Tx, photos: readonly PlacedPhoto[]) {
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

/** Removes a replaced portrait or video. A portrait that is also one of the photos stays there. */
async function removeReplaced(tx: Tx, uuid: string, now: Date): Promise<void> {
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where('uuid', '=', uuid)
    .where('role', 'in', ['PROFILE_PHOTO', 'HOST_VIDEO'])
    .where('deletedAt', 'is', null)
    .execute()
}
