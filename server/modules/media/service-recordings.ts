import type { Media } from '#contract/media.ts'
import type { ContributorAccess } from '#server/lib/caller.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentMedia } from './present.ts'
import * as repo from './repo.ts'
import { lockAccountUploads } from './repo-quota.ts'
import * as staged from './repo-staged.ts'
import { isFilmTooLong, refusedForSize } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { keepVideo, readyAnew } from './service-incoming-videos.ts'
import { mostPerDay, requireRoomForMemoryFilm } from './service-quota.ts'

// Voices and films of visitors. Each stays hidden until a contribution has it (docs/decisions/0018).

export type RecordingKind = 'voice' | 'memory-film'

const roleOf = { voice: 'MEMORY_VOICE', 'memory-film': 'MEMORY_FILM' } as const

/** Rejects with the `VOICE_…` and `FILM_…` codes, TOO_MANY_FILMS_OF_VISITORS, or TOO_MANY_ATTEMPTS after `mostPerDay`. */
export async function uploadRecording(
  context: Context,
  visitor: ContributorAccess,
  file: ArrivedFile,
  { title, clientId, kind }: { title: string; clientId: string | null; kind: RecordingKind },
): Promise<{ mediaUuid: string; media: Media }> {
  const { memorialUuid, userUuid } = visitor
  const role = roleOf[kind]
  const refusal = refusedForSize(kind, file.bytes)
  if (refusal) throw new DomainError(refusal)
  const row = await keepVideo(context, file, {
    role,
    memorialUuid,
    userUuid,
    uploadedBy: userUuid,
    title,
    clientId,
    check({ durationSeconds }) {
      if (kind === 'memory-film' && isFilmTooLong(durationSeconds)) throw new DomainError('FILM_TOO_LONG')
    },
    // No page shows it yet. Locked, so that a file that is sent twice at once is found by the second.
    write: (work) =>
      context.db.transaction().execute(async (tx) => {
        await lockAccountUploads(tx, userUuid)
        if (kind === 'memory-film') await lockAccountUploads(tx, memorialUuid)
        return work(tx)
      }),
    find: (tx, id) => ownAlreadyThere(context, tx, visitor, { clientId: id, role }),
    async before(tx) {
      const since = dayBefore(context.clock.now())
      if ((await staged.countSent(tx, visitor, since)) >= mostPerDay.contribution)
        throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
      if (kind === 'memory-film') await requireRoomForMemoryFilm(tx, memorialUuid)
    },
  })
  // Its address is requested at once.
  context.fileAccessCache.drop(memorialUuid)
  return { mediaUuid: row.uuid, media: presentMedia(row) }
}

/** The file with a visitor's own id; undefined when it has not arrived, was removed, or is of another kind. */
export async function findRecording(
  { db }: Pick<Context, 'db'>,
  { memorialUuid, userUuid }: Pick<ContributorAccess, 'memorialUuid' | 'userUuid'>,
  { clientId, kind }: { clientId: string; kind: RecordingKind },
): Promise<Media | undefined> {
  const row = await repo.findByClientId(db, memorialUuid, clientId)
  const isOwn = row?.role === roleOf[kind] && row.uploadedBy === userUuid
  return row && isOwn && !row.deletedAt ? presentMedia(row) : undefined
}

/** A removed one that is sent again waits again. The id of another file is refused. */
async function ownAlreadyThere(
  context: Context,
  tx: Tx,
  { memorialUuid, userUuid }: Pick<ContributorAccess, 'memorialUuid' | 'userUuid'>,
  { clientId, role }: { clientId: string; role: string },
) {
  const there = await repo.findByClientId(tx, memorialUuid, clientId)
  if (there && (there.role !== role || there.uploadedBy !== userUuid))
    throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  if (role === 'MEMORY_FILM') await requireRoomForMemoryFilm(tx, memorialUuid)
  const restored = await staged.stageAgain(tx, there.uuid, context.clock.now())
  if (restored) await readyAnew(context, tx, restored)
  return restored
}
