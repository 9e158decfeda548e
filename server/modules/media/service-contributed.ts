import type { Media } from '#contract/media.ts'
import type { ContributorAccess, ModeratorAccess } from '#server/lib/caller.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentMedia } from './present.ts'
import * as repo from './repo.ts'
import { lockAccountUploads } from './repo-quota.ts'
import * as staged from './repo-staged.ts'
import { refusedForSize } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { keepPhoto, renderAnew } from './service-incoming-photos.ts'
import { mostPerDay } from './service-quota.ts'

// Photos of visitors, and pictures of memories on paper. Each stays hidden until a contribution has it.

/** Rejects with the `PHOTO_…` codes, or TOO_MANY_ATTEMPTS after `mostPerDay`. */
export async function uploadContributed(
  context: Context,
  visitor: ContributorAccess | ModeratorAccess,
  file: ArrivedFile,
  { title, clientId, kind }: { title: string; clientId: string | null; kind: keyof typeof mostPerDay },
): Promise<{ mediaUuid: string; media: Media }> {
  const { memorialUuid, userUuid } = visitor
  const refusal = refusedForSize('photo', file.bytes)
  if (refusal) throw new DomainError(refusal)
  const row = await keepPhoto(context, file, {
    memorialUuid,
    userUuid,
    clientId,
    title,
    // No page shows it yet. Locked, so that a file that is sent twice at once is found by the second.
    write: (work) =>
      context.db.transaction().execute(async (tx) => {
        await lockAccountUploads(tx, userUuid)
        return work(tx)
      }),
    find: (tx, id) => ownAlreadyThere(context, tx, visitor, id),
    async fields(tx) {
      const since = dayBefore(context.clock.now())
      if ((await staged.countSent(tx, visitor, since)) >= mostPerDay[kind])
        throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
      return { role: 'CONTRIBUTION', position: null, uploadedBy: userUuid }
    },
  })
  return { mediaUuid: row.uuid, media: presentMedia(row) }
}

/** The file with a visitor's own id; undefined when it has not arrived, or was removed. */
export async function findContributed(
  { db }: Pick<Context, 'db'>,
  visitor: Pick<ContributorAccess, 'memorialUuid' | 'userUuid'>,
  clientId: string,
): Promise<Media | undefined> {
  const row = await repo.findByClientId(db, visitor.memorialUuid, clientId)
  return row && !row.deletedAt && isOwn(row, visitor) ? presentMedia(row) : undefined
}

/** A removed file that is sent again waits again. The id of somebody else's file is refused. */
async function ownAlreadyThere(
  context: Context,
  tx: Tx,
  visitor: Pick<ContributorAccess, 'memorialUuid' | 'userUuid'>,
  clientId: string,
) {
  const there = await repo.findByClientId(tx, visitor.memorialUuid, clientId)
  if (there && !isOwn(there, visitor)) throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  const restored = await staged.stageAgain(tx, there.uuid, context.clock.now())
  await renderAnew(context, tx, restored)
  return restored
}

const isOwn = ({ role, uploadedBy }: repo.MediaRow, { userUuid }: Pick<ContributorAccess, 'userUuid'>) =>
  role === 'CONTRIBUTION' && uploadedBy === userUuid
