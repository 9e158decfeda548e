import { deleteMedia, updateMedia, uploadHostVideo, uploadPhoto, uploadPoster } from '#contract/media.ts'
import type { Mount } from '#server/http/mount.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { MediaService } from './service.ts'
import type { ArrivedFile } from './service-deps.ts'

export function mediaRoutes(mount: Mount, media: MediaService) {
  mount(uploadPhoto, ({ host, files, body }) =>
    media.uploadPhoto(host, only(files), {
      title: body.title || body.caption || '',
      clientId: body.clientId ?? null,
      role: body.role ?? 'PHOTO',
    }),
  )
  mount(uploadHostVideo, ({ host, files, body }) =>
    media.uploadHostVideo(host, only(files), { title: body.title ?? '', clientId: body.clientId ?? null }),
  )
  mount(uploadPoster, ({ host, params, files }) => media.uploadPoster(host, params.mediaUuid, only(files)))
  mount(updateMedia, ({ caller, params, body }) => media.updateMedia(caller, params.mediaUuid, body.title))
  mount(deleteMedia, ({ caller, params }) => media.deleteMedia(caller, params.mediaUuid))
}

function only(files: ArrivedFile[]): ArrivedFile {
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  return file
}
