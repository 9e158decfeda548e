import { memorial as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentUploaded } from './present.ts'
import * as repo from './repo.ts'
import { type PhotoRole, refusedForSize } from './rules.ts'
import { showPortrait } from './service-arrange.ts'
import { type ArrivedFile, keepPhoto, renderAnew } from './service-incoming-photos.ts'

export interface PhotoWanted {
  title: string
  /** The browser's own id of the file: sending it again returns the existing photo. */
  clientId: string | null
  role: PhotoRole
}

/** Adds a host's own photo, or sets the portrait. Rejects with the `PHOTO_…` codes or TOO_MANY_PHOTOS. */
export async function uploadPhoto(
  context: Context,
  host: HostAccess,
  file: ArrivedFile,
  wanted: PhotoWanted,
): Promise<{ mediaUuid: string; media: Media }> {
  const { memorialUuid, userUuid } = host
  const { role, clientId, title } = wanted
  const refusal = refusedForSize(role === 'PROFILE_PHOTO' ? 'profile' : 'photo', file.bytes)
  if (refusal) throw new DomainError(refusal)
  const row = await keepPhoto(context, file, {
    memorialUuid,
    userUuid,
    clientId,
    title,
    write: (work) =>
      changes.changeUnseen(context, memorialUuid, async (tx, pageChanged) => {
        const written = await work(tx)
        await auditLog.record(context, tx, host, 'ADDED_PHOTOS')
        const isPortrait = role === 'PROFILE_PHOTO'
        if (isPortrait && written) await showPortrait(context, tx, memorialUuid, written.uuid)
        // A restored photo is visible at once, a new one after rendering; an earlier portrait is gone at once.
        if (isPortrait || written?.state === 'READY') await pageChanged()
        return written
      }),
    find: (tx, id) => photoAlreadyThere(context, tx, memorialUuid, id),
    fields: async (tx) => ({ role, position: await nextPosition(tx, memorialUuid, role) }),
  })
  return presentUploaded(row)
}

/** A removed photo that is sent again is restored at the end of the list. */
async function photoAlreadyThere(context: Context, tx: Tx, memorialUuid: string, clientId: string) {
  const there = await repo.findByClientId(tx, memorialUuid, clientId)
  if (there && there.role !== 'PHOTO' && there.role !== 'PROFILE_PHOTO')
    throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  const role = there.role === 'PROFILE_PHOTO' ? 'PROFILE_PHOTO' : 'PHOTO'
  const restored = await repo.restoreMedia(tx, there.uuid, await nextPosition(tx, memorialUuid, role))
  await renderAnew(context, tx, restored)
  return restored
}

async function nextPosition(tx: Tx, memorialUuid: string, role: PhotoRole): Promise<number | null> {
  if (role === 'PROFILE_PHOTO') return null
  const { count, position } = await repo.endOfPhotos(tx, memorialUuid)
  if (count >= limits.photosMax) throw new DomainError('TOO_MANY_PHOTOS')
  return position
}
