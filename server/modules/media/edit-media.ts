import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { latestToday } from '#contract/life-dates.ts'
import type { dateMedia, Media, writeTranscript as writeTranscriptCall } from '#contract/media.ts'
import { isPhotoDateAhead } from '#contract/photo-date.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { newFilename } from '#server/lib/storage-keys.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { removeServed } from './delete-expired.ts'
import { presentOwnPhoto } from './present.ts'
import * as queries from './queries.ts'
import { isPlayedRole } from './rules.ts'
import { writeTranscript } from './write-transcript.ts'

interface MediaChange {
  title: string
  rotation?: number | undefined
  withSound?: boolean | undefined
}

/** Changes the caption, rotates the photo if `rotation` is given, and the sound of a film if `withSound` is. */
export async function updateMedia(
  context: Context,
  caller: Caller,
  mediaUuid: string,
  { title, rotation, withSound }: MediaChange,
): Promise<{ media: Media }> {
  const host = await hostOf(context, caller, mediaUuid)
  const { before, row } = await changes.change(context, host.memorialUuid, async (tx) => {
    await auditLog.record(context, tx, host, 'CHANGED_PHOTOS')
    const before = rotation === undefined ? undefined : await rotate(context, tx, mediaUuid, rotation)
    const row = await queries.updateMedia(tx, mediaUuid, { title, withSound })
    if (row && withSound !== undefined && !hasSoundOfItsOwn(row))
      throw new DomainError('BAD_INPUT', { field: 'withSound' })
    if (before && row && isPlayedRole(row.role)) throw new DomainError('BAD_INPUT', { field: 'rotation' })
    return { before, row }
  })
  if (!row) throw new DomainError('MEDIA_NOT_FOUND')
  // Its files as it was before.
  if (before) await removeServed(context.storage, before)
  return { media: presentOwnPhoto(row) }
}

/** Its files are deleted after 30 days, so that a mistake can be undone. */
export async function deleteMedia(context: Context, caller: Caller, mediaUuid: string): Promise<void> {
  const host = await hostOf(context, caller, mediaUuid)
  await changes.change(context, host.memorialUuid, async (tx) => {
    if (!(await queries.removeMedia(tx, host.memorialUuid, [mediaUuid], context.clock.now())))
      throw new DomainError('MEDIA_NOT_FOUND')
    await auditLog.record(context, tx, host, 'REMOVED_PHOTOS')
  })
}

/** Whether the slideshow may play it with its sound. */
const hasSoundOfItsOwn = ({ role }: { role: string }) => role === 'FILM' || role === 'MEMORY_FILM'

/** A file of somebody else gets the same error as an unknown one. */
async function hostOf(context: Context, caller: Caller, mediaUuid: string): Promise<HostAccess> {
  const media = await queries.findMedia(context.db, mediaUuid)
  if (!media || media.deletedAt) throw new DomainError('MEDIA_NOT_FOUND')
  try {
    return await access.authorise(context, caller, media.memorialUuid, 'host')
  } catch (reason) {
    if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')
      throw new DomainError('MEDIA_NOT_FOUND')
    throw reason
  }
}

/**
 * Rotates a photo and renders it again from its original, under a new name, since files with a name never change. Returns
 * the row before, for `removeServed` after the commit; undefined when there is nothing to remove.
 *
 * @param rotation quarter turns clockwise, in addition to the file's own orientation
 */
async function rotate(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  mediaUuid: string,
  rotation: number,
): Promise<queries.MediaRow | undefined> {
  const before = await tx
    .selectFrom('media')
    .selectAll()
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before || before.rotation === rotation) return undefined
  const filename = newFilename()
  const isAcross = (before.rotation + rotation) % 2 === 1
  await tx
    .updateTable('media')
    .set({
      rotation,
      filename,
      state: 'PROCESSING',
      widths: [],
      placeholder: null,
      ...(isAcross && { width: before.height, height: before.width }),
    })
    .where('uuid', '=', mediaUuid)
    .execute()
  // The key is new, because a job that is running renders the old file name.
  await jobs.enqueue(tx, 'media.render', { mediaUuid }, { key: filename })
  return before
}

/** Writes down what is said in the host's video. Rejects as `writeTranscript` does. */
export function writeMessage(
  context: Context,
  host: HostAccess,
  mediaUuid: string,
  change: Body<typeof writeTranscriptCall>,
): Promise<{ media: Media }> {
  const { memorialUuid } = host
  return changes.change(context, memorialUuid, async (tx) => {
    const row = await writeTranscript(tx, mediaUuid, { memorialUuid, role: 'HOST_VIDEO' }, change)
    await auditLog.record(context, tx, host, 'CHANGED_MESSAGE')
    return { media: presentOwnPhoto(row) }
  })
}

/**
 * Says when photos and films were taken, all or none: of the hosts' own beside nothing else, of those of others beside what
 * these said. Rejects with MEDIA_NOT_FOUND if one of them is none of this memorial, or was removed; with BAD_INPUT for a date
 * that lies ahead.
 */
export function setMediaDates(
  context: Context,
  host: HostAccess,
  { mediaUuids, date }: Body<typeof dateMedia>,
): Promise<{ media: Media[] }> {
  if (date && isPhotoDateAhead(date, latestToday(context.clock.now())))
    throw new DomainError('BAD_INPUT', { field: 'date', problem: fieldProblem('photoDate') })
  const uuids = distinct(mediaUuids)
  return changes.change(context, host.memorialUuid, async (tx) => {
    const rows = await tx
      .updateTable('media')
      .set({
        saidDate: sql`case when role in ('PHOTO', 'FILM') then ${date} else said_date end`,
        hostDate: sql`case when role in ('PHOTO', 'FILM') then host_date else ${date} end`,
      })
      .where('uuid', 'in', uuids)
      .where('memorialUuid', '=', host.memorialUuid)
      .where('deletedAt', 'is', null)
      .where(
        sql<boolean>`(role in ('PHOTO', 'FILM') or role in ('CONTRIBUTION', 'MEMORY_FILM') and exists (
          select from contributions where deleted_at is null
            and contributions.uuid = coalesce(media.contribution_uuid, media.recording_of)))`,
      )
      .returningAll()
      .execute()
    if (rows.length < uuids.length) throw new DomainError('MEDIA_NOT_FOUND')
    await auditLog.record(context, tx, host, 'CHANGED_PHOTOS')
    return { media: rows.map(presentOwnPhoto) }
  })
}
