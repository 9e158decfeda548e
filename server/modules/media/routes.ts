import { deleteMedia, updateMedia, uploadHostVideo, uploadPhoto, uploadPoster } from '#contract/media.ts'
import type { Mount } from '#server/http/mount.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { MediaService } from './service.ts'
import type { ArrivedFile } from './service-deps.ts'
import type { Coming } from './service-quota.ts'

export function mediaRoutes(mount: Mount, media: MediaService) {
  /** A file that was uploaded before gets the same answer again, even if there is no room now. */
  async function requireQuota(coming: Coming, host: HostAccess, clientId: string | undefined, bytes: number) {
    if (!clientId || !(await media.findUploaded(host, clientId)))
      await media.requireQuota(coming, host, bytes)
  }

  mount(
    uploadPhoto,
    ({ host, files, body }) =>
      media.uploadPhoto(host, only(files), {
        title: body.title || body.caption || '',
        clientId: body.clientId ?? null,
        role: body.role ?? 'PHOTO',
      }),
    ({ host, body: { role, clientId }, bytes }) =>
      requireQuota(role === 'PROFILE_PHOTO' ? 'profile' : 'photo', host, clientId, bytes),
  )
  mount(
    uploadHostVideo,
    ({ host, files, body }) =>
      media.uploadHostVideo(host, only(files), { title: body.title ?? '', clientId: body.clientId ?? null }),
    ({ host, body: { clientId }, bytes }) => requireQuota('video', host, clientId, bytes),
  )
  mount(
    uploadPoster,
    ({ host, params, files }) => media.uploadPoster(host, params.mediaUuid, only(files)),
    async ({ host, params }) => {
      await media.requireVideo(host, params.mediaUuid)
    },
  )
  mount(updateMedia, ({ caller, params, body }) => media.updateMedia(caller, params.mediaUuid, body))
  mount(deleteMedia, ({ caller, params }) => media.deleteMedia(caller, params.mediaUuid))
}

function only(files: ArrivedFile[]): ArrivedFile {
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  return file
}
