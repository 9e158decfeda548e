import { memoryCards } from '#contract/host-limits.ts'
import { contributions, memorial } from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import * as quotaRepo from './repo-quota.ts'
import { countMemoryFilms, countSent } from './repo-staged.ts'
import { quota } from './rules.ts'
import { deleteRemoved } from './service-expired.ts'
import { requireRoomForFilm } from './service-films.ts'

/**
 * The kind of file to come. `contribution`: a visitor's photo; `voice`, `memory-film`: a visitor's recording; `card`: of a memory on
 * paper.
 */
export type Coming =
  | 'photo'
  | 'profile'
  | 'video'
  | 'film'
  | 'contribution'
  | 'voice'
  | 'memory-film'
  | 'card'

/** How many a person may send to one memorial in 24 hours. */
export const mostPerDay = {
  contribution: contributions.photosPerDay,
  card: memoryCards.perDay,
} as const

// Checks how much room is left, before a file is sent.

/**
 * Rejects with TOO_MANY_PHOTOS, TOO_MANY_FILMS, TOO_MANY_FILMS_OF_VISITORS, TOO_MANY_ATTEMPTS or NO_ROOM when a file of this size would be refused after its
 * upload. If room is short, removed files that could still be restored are deleted first.
 */
export async function requireQuota(
  context: Context,
  coming: Coming,
  sender: quotaRepo.Sender,
  bytes: number,
): Promise<void> {
  await requireNumber(context, coming, sender)
  for (const scope of ['memorial', 'account'] as const) await makeRoom(context, sender, scope, bytes)
}

async function requireNumber(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  coming: Coming,
  sender: quotaRepo.Sender,
): Promise<void> {
  if (coming === 'photo' && (await repo.endOfPhotos(db, sender.memorialUuid)).count >= memorial.photosMax)
    throw new DomainError('TOO_MANY_PHOTOS')
  if (coming === 'film') await requireRoomForFilm(db, sender.memorialUuid)
  if (coming === 'memory-film') await requireRoomForMemoryFilm(db, sender.memorialUuid)
  const most = mostOf(coming)
  if (most !== null && (await countSent(db, sender, dayBefore(clock.now()))) >= most)
    throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
}

/** Rejects with TOO_MANY_FILMS_OF_VISITORS. */
export async function requireRoomForMemoryFilm(db: Db, memorialUuid: string): Promise<void> {
  if ((await countMemoryFilms(db, memorialUuid)) >= recordings.filmsOfMemorial)
    throw new DomainError('TOO_MANY_FILMS_OF_VISITORS')
}

/** Null for files of hosts, which are counted otherwise. */
function mostOf(coming: Coming): number | null {
  if (coming === 'card') return mostPerDay.card
  return ['contribution', 'voice', 'memory-film'].includes(coming) ? mostPerDay.contribution : null
}

async function makeRoom(
  context: Context,
  sender: quotaRepo.Sender,
  scope: quotaRepo.Scope,
  bytes: number,
): Promise<void> {
  const { db, clock } = context
  const { lying, removed, underWay } = await quotaRepo.bytesIn(db, sender, scope, dayBefore(clock.now()))
  let over = lying + underWay + bytes - quota[scope]
  if (over > removed) throw new DomainError('NO_ROOM')
  if (over <= 0) return
  for (const file of await quotaRepo.listRemoved(db, sender, scope)) {
    await deleteRemoved(context, file.uuid, new Date(clock.now().getTime() + 1))
    over -= file.bytes
    if (over <= 0) return
  }
}

/** The same for the room of the memorial alone, for a file that comes from no account. Rejects with NO_ROOM. */
export const requireMemorialRoom = (context: Context, memorialUuid: string, bytes: number): Promise<void> =>
  makeRoom(context, { memorialUuid, userUuid: '' }, 'memorial', bytes)

/**
 * Records that an upload begins or continues. Rejects as `requireQuota` does. One account has `quota.underWay` for
 * unfinished uploads; if that is short, its oldest are given up.
 *
 * @returns ids of the uploads that are given up
 */
export const beginCounted = (
  context: Context,
  id: string,
  coming: Coming,
  sender: quotaRepo.Sender,
  bytes: number,
): Promise<string[]> => begin(context, id, sender, bytes, () => requireQuota(context, coming, sender, bytes))

/** The same for an archive, which makes a memorial of its own. Rejects with NO_ROOM. */
export const beginArchive = (
  context: Context,
  id: string,
  userUuid: string,
  bytes: number,
): Promise<string[]> =>
  begin(context, id, { memorialUuid: null, userUuid }, bytes, () =>
    makeRoom(context, { memorialUuid: '', userUuid }, 'account', bytes),
  )

async function begin(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  id: string,
  { memorialUuid, userUuid }: { memorialUuid: string | null; userUuid: string },
  bytes: number,
  check: () => Promise<void>,
): Promise<string[]> {
  const since = dayBefore(clock.now())
  if (await quotaRepo.isUnderWay(db, id, since)) return []
  await check()
  return db.transaction().execute(async (tx) => {
    await quotaRepo.lockAccountUploads(tx, userUuid)
    const others = (await quotaRepo.listUnderWay(tx, userUuid, since)).filter((one) => one.id !== id)
    const waying: string[] = []
    let under = others.reduce((sum, one) => sum + one.bytes, bytes)
    for (const one of others) {
      if (under <= quota.underWay) break
      waying.push(one.id)
      under -= one.bytes
    }
    if (waying.length > 0) await quotaRepo.removeUnderWay(tx, waying)
    await quotaRepo.insertUnderWay(tx, { id, memorialUuid, userUuid, bytes, begunAt: clock.now() })
    return waying
  })
}

/** The upload is complete, or not wanted any more. */
export const endUpload = ({ db }: Pick<Context, 'db'>, id: string) => quotaRepo.removeUnderWay(db, [id])
