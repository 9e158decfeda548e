import type { Media } from '#contract/media.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { newFilename, printKey, publicKeys } from '#server/lib/storage-keys.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentOwnPhoto } from './present.ts'
import * as queries from './queries.ts'
import { isPlayedRole } from './rules.ts'

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
  if (before) await removeBefore(context, before)
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
 * the row before, for `removeBefore` after the commit; undefined when there is nothing to remove.
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

/** Deletes the served and printed files of a photo as it was before. */
async function removeBefore({ storage }: Pick<Context, 'storage'>, before: queries.MediaRow): Promise<void> {
  const served: string[] = []
  for await (const key of storage.list(publicKeys(before))) served.push(key)
  await storage.remove([...served, printKey(before)])
}

/**
 * Writes down what is said in the host's video. Writing the same again changes nothing. Rejects with MEDIA_NOT_FOUND, and
 * with TRANSCRIPT_CHANGED when it is no longer what the caller started from.
 */
export async function writeTranscript(
  context: Context,
  host: HostAccess,
  mediaUuid: string,
  { transcript, replaces }: { transcript: string; replaces: string },
): Promise<{ media: Media }> {
  const row = await changes.change(context, host.memorialUuid, async (tx) => {
    const before = await lockHostVideo(tx, host.memorialUuid, mediaUuid)
    if (!before) throw new DomainError('MEDIA_NOT_FOUND')
    if (before.transcript !== replaces && before.transcript !== transcript)
      throw new DomainError('TRANSCRIPT_CHANGED')
    await auditLog.record(context, tx, host, 'CHANGED_MESSAGE')
    return queries.updateMedia(tx, mediaUuid, { transcript })
  })
  if (!row) throw new DomainError('MEDIA_NOT_FOUND')
  return { media: presentOwnPhoto(row) }
}

/** The host's video that its memorial shows, locked until the transaction ends; undefined when it is another by now. */
function lockHostVideo(tx: Tx, memorialUuid: string, mediaUuid: string) {
  return tx
    .selectFrom('media')
    .select('transcript')
    .where('uuid', '=', mediaUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'HOST_VIDEO')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
