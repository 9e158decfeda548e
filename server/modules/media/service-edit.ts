import type { Media } from '#contract/media.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentOwnPhoto } from './present.ts'
import * as repo from './repo.ts'
import * as films from './repo-films.ts'
import { isPlayedRole } from './rules.ts'
import { removeBefore, rotate } from './service-rotation.ts'

interface MediaChange {
  title: string
  rotation?: number | undefined
  withSound?: boolean | undefined
}

// One photo or the video, by the host who names it.

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
    const titled = await repo.updateTitle(tx, mediaUuid, title)
    if (titled && !hasSoundOfItsOwn(titled) && withSound !== undefined)
      throw new DomainError('BAD_INPUT', { field: 'withSound' })
    const row = titled && withSound !== undefined ? await films.setSound(tx, mediaUuid, withSound) : titled
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
    if (!(await repo.removeMedia(tx, mediaUuid, context.clock.now())))
      throw new DomainError('MEDIA_NOT_FOUND')
    await auditLog.record(context, tx, host, 'REMOVED_PHOTOS')
  })
}

/** Whether the slideshow may play it with its sound. */
const hasSoundOfItsOwn = ({ role }: { role: string }) => role === 'FILM' || role === 'MEMORY_FILM'

/** A file of somebody else gets the same error as an unknown one. */
async function hostOf(context: Context, caller: Caller, mediaUuid: string): Promise<HostAccess> {
  const media = await repo.findMedia(context.db, mediaUuid)
  if (!media || media.deletedAt) throw new DomainError('MEDIA_NOT_FOUND')
  try {
    return await access.authorise(context, caller, media.memorialUuid, 'host')
  } catch (reason) {
    if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')
      throw new DomainError('MEDIA_NOT_FOUND')
    throw reason
  }
}
