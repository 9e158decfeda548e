import { films as limits } from '#contract/host-limits.ts'
import type { Media } from '#contract/media.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { presentOwnPhoto, presentUploaded } from './present.ts'
import * as repo from './repo.ts'
import * as films from './repo-films.ts'
import { isFilmTooLong, refusedForSize } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { keepVideo, readyAnew } from './service-incoming-videos.ts'

// Films among the hosts' photos. Changed and removed by `service-edit`, as a photo is.

/** As hosts see them. */
export async function listFilms({ db }: Pick<Context, 'db'>, host: HostAccess): Promise<{ films: Media[] }> {
  return { films: (await films.listFilms(db, host.memorialUuid)).map(presentOwnPhoto) }
}

/** Adds a film. Rejects with the `FILM_…` codes, VIDEO_TOO_LARGE or TOO_MANY_FILMS. */
export async function uploadFilm(
  context: Context,
  host: HostAccess,
  file: ArrivedFile,
  { title, clientId }: { title: string; clientId: string | null },
): Promise<{ mediaUuid: string; media: Media }> {
  const { memorialUuid, userUuid } = host
  const refusal = refusedForSize('film', file.bytes)
  if (refusal) throw new DomainError(refusal)
  const row = await keepVideo(context, file, {
    role: 'FILM',
    memorialUuid,
    userUuid,
    title,
    clientId,
    check({ durationSeconds }) {
      if (isFilmTooLong(durationSeconds)) throw new DomainError('FILM_TOO_LONG')
    },
    // No keepsake shows it before it is ready.
    write: (work) => changes.changeWithoutNewVersion(context, memorialUuid, work),
    find: (tx, id) => filmAlreadyThere(context, tx, memorialUuid, id),
    before: (tx) => requireRoomForFilm(tx, memorialUuid),
    after: (tx) => auditLog.record(context, tx, host, 'ADDED_PHOTOS'),
  })
  return presentUploaded(row)
}

/** Rejects with TOO_MANY_FILMS. */
export async function requireRoomForFilm(db: Db, memorialUuid: string): Promise<void> {
  if ((await films.countFilms(db, memorialUuid)) >= limits.ownMax) throw new DomainError('TOO_MANY_FILMS')
}

/** A removed film that is sent again is restored. The id of another file is refused. */
async function filmAlreadyThere(context: Context, tx: Tx, memorialUuid: string, clientId: string) {
  const there = await repo.findByClientId(tx, memorialUuid, clientId)
  if (there && there.role !== 'FILM') throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  await requireRoomForFilm(tx, memorialUuid)
  const restored = await repo.restoreMedia(tx, there.uuid, null)
  if (restored) await readyAnew(context, tx, restored)
  return restored
}
