import { batchUpdatePhotos } from '#contract/edits.ts'
import { listFilms } from '#contract/films.ts'
import {
  deleteMedia,
  setProfilePhoto,
  updateMedia,
  uploadHostVideo,
  uploadPhoto,
  uploadPoster,
  writeTranscript,
} from '#contract/media.ts'
import { dateMedia } from '#contract/media-dates.ts'
import type { Mount } from '#server/http/mount.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import * as arranging from './service-arrange.ts'
import * as dates from './service-dates.ts'
import { findUploaded } from './service-destinations.ts'
import * as edits from './service-edit.ts'
import * as films from './service-films.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import * as photos from './service-photos.ts'
import * as posters from './service-posters.ts'
import { type Coming, requireQuota } from './service-quota.ts'
import * as transcripts from './service-transcript.ts'
import * as videos from './service-video.ts'

export function mediaRoutes(mount: Mount, context: Context) {
  /** A file that was uploaded before gets the same answer again, even if there is no room now. */
  async function admit(coming: Coming, host: HostAccess, clientId: string | undefined, bytes: number) {
    if (!clientId || !(await findUploaded(context, host, clientId)))
      await requireQuota(context, coming, host, bytes)
  }

  mount(dateMedia, ({ host, body }) => dates.dateMedia(context, host, body))
  mount(
    uploadPhoto,
    ({ host, files, body }) =>
      photos.uploadPhoto(context, host, only(files), {
        title: body.title || body.caption || '',
        clientId: body.clientId ?? null,
        role: body.role ?? 'PHOTO',
      }),
    ({ host, body: { role, clientId }, bytes }) =>
      admit(role === 'PROFILE_PHOTO' ? 'profile' : 'photo', host, clientId, bytes),
  )
  mount(
    uploadHostVideo,
    ({ host, files, body }) =>
      videos.uploadHostVideo(context, host, only(files), {
        title: body.title ?? '',
        clientId: body.clientId ?? null,
      }),
    ({ host, body: { clientId }, bytes }) => admit('video', host, clientId, bytes),
  )
  mount(
    uploadPoster,
    ({ host, params, files }) => posters.uploadPoster(context, host, params.mediaUuid, only(files)),
    async ({ host, params }) => {
      await posters.requireVideo(context, host, params.mediaUuid)
    },
  )
  mount(writeTranscript, ({ host, params, body }) =>
    transcripts.writeTranscript(context, host, params.mediaUuid, body),
  )
  mount(listFilms, ({ host }) => films.listFilms(context, host))
  mount(updateMedia, ({ caller, params, body }) => edits.updateMedia(context, caller, params.mediaUuid, body))
  mount(batchUpdatePhotos, ({ host, body }) => arranging.batchUpdatePhotos(context, host, body))
  mount(setProfilePhoto, ({ host, params }) => arranging.setProfilePhoto(context, host, params.photoUuid))
  mount(deleteMedia, ({ caller, params }) => edits.deleteMedia(context, caller, params.mediaUuid))
}

function only(files: ArrivedFile[]): ArrivedFile {
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  return file
}
