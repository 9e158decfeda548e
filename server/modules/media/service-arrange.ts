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
import * as repo from './repo-arrange.ts'
import { isPlayedRole } from './rules.ts'
import { hasDateAhead, type PhotosEdit, photosActionOf, plannedPhotos } from './rules-arrange.ts'
import { readyAnew } from './service-incoming-videos.ts'

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
  if (mediaUuids && !(await repo.arrangePhotos(tx, memorialUuid, distinct(mediaUuids), now)))
    throw new DomainError('MEDIA_NOT_FOUND')
  if (profilePhotoUuid !== undefined)
    await setPortrait(tx, memorialUuid, before.profilePhotoUuid, named(profilePhotoUuid), now)
  if (hostVideoMessageUuid !== undefined)
    await setVideo(tx, memorialUuid, before.hostVideoUuid, named(hostVideoMessageUuid), now)
}

/** Changes captions, dates, order and removals, but no file. Rejects with MEDIA_NOT_FOUND, or BAD_INPUT for a date that lies ahead. */
export function batchUpdatePhotos(
  context: Context,
  host: HostAccess,
  input: PhotosEdit,
): Promise<{ memorial: Memorial }> {
  if (hasDateAhead(input, latestToday(context.clock.now())))
    throw new DomainError('BAD_INPUT', { field: 'photos', problem: fieldProblem('photoDate') })
  return changes.edit(context, host, input.version, [photosActionOf(input)], async (tx) => {
    const plan = plannedPhotos(input, await repo.listPhotos(tx, host.memorialUuid))
    // One of them never was a photo of this memorial.
    if (!plan) throw new DomainError('MEDIA_NOT_FOUND')
    await repo.removePhotos(tx, host.memorialUuid, plan.removed, context.clock.now())
    await repo.placePhotos(tx, plan.shown)
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
  const before = await repo.findPortrait(tx, memorialUuid)
  await setPortrait(tx, memorialUuid, before, photoUuid, clock.now())
}

/** Any of its photos can be the portrait. */
async function setPortrait(
  tx: Tx,
  memorialUuid: string,
  before: string | null,
  photoUuid: string | null,
  now: Date,
): Promise<void> {
  if (photoUuid === before) return
  if (photoUuid && !(await repo.hasMedia(tx, memorialUuid, photoUuid, ['PHOTO', 'PROFILE_PHOTO'])))
    throw new DomainError('MEDIA_NOT_FOUND')
  await repo.setShown(tx, memorialUuid, { profilePhotoUuid: photoUuid })
  if (before) await repo.removeReplaced(tx, before, now)
}

async function setVideo(
  tx: Tx,
  memorialUuid: string,
  before: string | null,
  videoUuid: string | null,
  now: Date,
): Promise<void> {
  if (videoUuid === before) return
  if (videoUuid && !(await repo.hasMedia(tx, memorialUuid, videoUuid, ['HOST_VIDEO'])))
    throw new DomainError('MEDIA_NOT_FOUND')
  await repo.setShown(tx, memorialUuid, { hostVideoUuid: videoUuid })
  if (before) await repo.removeReplaced(tx, before, now)
}

const named = (uuid: string | null) => uuid?.toLowerCase() || null

/** Queues what restored files still need: jobs ran, and skipped them, while they were removed. */
export async function renderSkipped(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  memorialUuid: string,
): Promise<void> {
  for (const file of await repo.listUnrendered(tx, memorialUuid))
    if (isPlayedRole(file.role)) await readyAnew({ jobs }, tx, file)
    else await jobs.enqueue(tx, 'media.render', { mediaUuid: file.uuid }, { key: file.uuid })
}
