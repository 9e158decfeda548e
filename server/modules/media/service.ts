import type { Media } from '#contract/media.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import { presentOwnPhoto } from './present.ts'
import * as repo from './repo.ts'
import { refusedForSize } from './rules.ts'
import { contributedPhotos } from './service-contributed.ts'
import type { ArrivedFile, MediaDeps } from './service-deps.ts'
import { deletingExpired } from './service-expired.ts'
import { mp4Renditions } from './service-mp4.ts'
import { type PhotoWanted, photoUploads } from './service-photos.ts'
import { posters } from './service-posters.ts'
import { printing } from './service-prints.ts'
import { uploadQuota } from './service-quota.ts'
import { rendering } from './service-render.ts'
import { rotating } from './service-rotation.ts'
import { type VideoWanted, videoUploads } from './service-video.ts'

export type { LocalPrint } from './service-prints.ts'
/** For other modules that read served files, e.g. a portrait for a mail. */
export { publicKey } from './service-storage-keys.ts'

export type MediaService = ReturnType<typeof createMedia>

/** Photos and the host video message: upload, rendering, captions, removal. */
export function createMedia(deps: MediaDeps) {
  const { db, clock } = deps
  const { uploadPhoto } = photoUploads(deps)
  const { uploadHostVideo, makeFilm } = videoUploads(deps)
  const { uploadPoster, takePoster, requireVideo } = posters(deps)
  const { rotate, removeBefore } = rotating(deps)

  const uploaded = (row: repo.MediaRow) => ({ mediaUuid: row.uuid, media: presentOwnPhoto(row) })

  /** The file with the browser's id; undefined when it has not arrived, or was removed. */
  async function findUploaded(host: HostAccess, clientId: string): Promise<Media | undefined> {
    const row = await repo.findByClientId(db, host.memorialUuid, clientId)
    return row && !row.deletedAt && row.role !== 'CONTRIBUTION' ? presentOwnPhoto(row) : undefined
  }

  /** Changes the caption, and rotates the photo if `rotation` is given. */
  async function updateMedia(
    caller: Caller,
    mediaUuid: string,
    { title, rotation }: { title: string; rotation?: number | undefined },
  ): Promise<{ media: Media }> {
    const host = await hostOf(caller, mediaUuid)
    const { before, row } = await changes.change(deps, host.memorialUuid, async (tx) => {
      await auditLog.record(deps, tx, host, 'CHANGED_PHOTOS')
      const before = rotation === undefined ? undefined : await rotate(tx, mediaUuid, rotation)
      const row = await repo.updateTitle(tx, mediaUuid, title)
      if (before && row?.role === 'HOST_VIDEO') throw new DomainError('BAD_INPUT', { field: 'rotation' })
      return { before, row }
    })
    if (!row) throw new DomainError('MEDIA_NOT_FOUND')
    if (before) await removeBefore(before)
    return { media: presentOwnPhoto(row) }
  }

  /** Its files are deleted after 30 days, so that a mistake can be undone. */
  async function deleteMedia(caller: Caller, mediaUuid: string): Promise<void> {
    const host = await hostOf(caller, mediaUuid)
    await changes.change(deps, host.memorialUuid, async (tx) => {
      if (!(await repo.removeMedia(tx, mediaUuid, clock.now()))) throw new DomainError('MEDIA_NOT_FOUND')
      await auditLog.record(deps, tx, host, 'REMOVED_PHOTOS')
    })
  }

  /** A file of somebody else gets the same error as an unknown one. */
  async function hostOf(caller: Caller, mediaUuid: string): Promise<HostAccess> {
    const media = await repo.findMedia(db, mediaUuid)
    if (!media || media.deletedAt) throw new DomainError('MEDIA_NOT_FOUND')
    try {
      return await access.authorise(deps, caller, media.memorialUuid, 'host')
    } catch (reason) {
      if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')
        throw new DomainError('MEDIA_NOT_FOUND')
      throw reason
    }
  }

  return {
    uploadPhoto: async (host: HostAccess, file: ArrivedFile, wanted: PhotoWanted) =>
      uploaded(await uploadPhoto(host, file, wanted)),
    uploadHostVideo: async (host: HostAccess, file: ArrivedFile, wanted: VideoWanted) =>
      uploaded(await uploadHostVideo(host, file, wanted)),
    uploadPoster: async (host: HostAccess, mediaUuid: string, file: ArrivedFile) =>
      uploaded(await uploadPoster(host, mediaUuid, file)),
    makeFilm,
    takePoster,
    requireVideo,
    findUploaded,
    refusedForSize,
    updateMedia,
    deleteMedia,
    ...contributedPhotos(deps),
    ...rendering(deps),
    ...mp4Renditions(deps),
    ...printing(deps),
    deleteExpired: deletingExpired(deps).deleteExpired,
    removeAllOf: deletingExpired(deps).removeAllOf,
    ...uploadQuota(deps),
  }
}
