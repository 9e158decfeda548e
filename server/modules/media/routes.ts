import { batchUpdatePhotos } from '#contract/edits.ts'
import {
  dateMedia,
  deleteMedia,
  listFilms,
  setProfilePhoto,
  updateMedia,
  uploadHostVideo,
  uploadPhoto,
  uploadPoster,
  writeTranscript,
} from '#contract/media.ts'
import type { Mount } from '#server/http/mount.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import * as arranging from './arrange-photos.ts'
import * as edits from './edit-media.ts'
import { presentOwnPhoto } from './present.ts'
import { requireQuota } from './require-quota.ts'
import * as posters from './take-poster.ts'
import { type ArrivedFile, findArrived, takeUpload } from './take-upload.ts'

type HostKind = 'photo' | 'profile' | 'video'

export function mediaRoutes(mount: Mount, context: Context) {
  /** A file that was uploaded before gets the same answer again, even if there is no room now. */
  async function admit(kind: HostKind, host: HostAccess, clientId: string | undefined, bytes: number) {
    if (!clientId || !(await findArrived(context, { kind, sender: host }, clientId)))
      await requireQuota(context, kind, host, bytes)
  }

  const take = (
    kind: HostKind,
    sender: HostAccess,
    files: ArrivedFile[],
    { title = '', clientId = null }: { title?: string | undefined; clientId?: string | null | undefined },
  ) => takeUpload(context, { kind, sender }, only(files), { title, clientId })

  mount(dateMedia, ({ host, body }) => edits.setMediaDates(context, host, body))
  mount(
    uploadPhoto,
    ({ host, files, body }) =>
      take(kindOf(body), host, files, { ...body, title: body.title || body.caption }),
    ({ host, body, bytes }) => admit(kindOf(body), host, body.clientId, bytes),
  )
  mount(
    uploadHostVideo,
    ({ host, files, body }) => take('video', host, files, body),
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
    edits.writeMessage(context, host, params.mediaUuid, body),
  )
  mount(listFilms, async ({ host }) => {
    const films = context.db.selectFrom('media').selectAll().where('role', '=', 'FILM')
    const ofMemorial = films.where('memorialUuid', '=', host.memorialUuid).where('deletedAt', 'is', null)
    const rows = await ofMemorial.orderBy('createdAt').orderBy('uuid').execute()
    return { films: rows.map(presentOwnPhoto) }
  })
  mount(updateMedia, ({ caller, params, body }) => edits.updateMedia(context, caller, params.mediaUuid, body))
  mount(batchUpdatePhotos, ({ host, body }) => arranging.updatePhotos(context, host, body))
  mount(setProfilePhoto, ({ host, params }) => arranging.setProfilePhoto(context, host, params.photoUuid))
  mount(deleteMedia, ({ caller, params }) => edits.deleteMedia(context, caller, params.mediaUuid))
}

const kindOf = ({ role }: { role?: string | undefined }) => (role === 'PROFILE_PHOTO' ? 'profile' : 'photo')

function only(files: ArrivedFile[]): ArrivedFile {
  const [file] = files
  if (!file) throw new DomainError('FILE_MISSING')
  return file
}
