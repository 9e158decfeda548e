import type { HostAccess } from '#server/lib/caller.ts'
import { distinct } from '#server/lib/distinct.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { PhotoLook } from '#server/ports/photos.ts'
import * as repo from './repo-alike.ts'
import { ALIKE, likened, likeness, seriesOf } from './rules-alike.ts'

// Photos of the hosts that look alike are offered side by side; only a host takes one away (docs/decisions/0476).

/** Enough to link a series; a hundred photos of one wall are not five thousand pairs. */
const PAIRS_OF_ONE = 6

/** Series of photos that look alike, each with the sharpest first. */
export async function listAlike(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
): Promise<{ series: string[][] }> {
  const pairs = await repo.listPairs(db, memorialUuid)
  const series = seriesOf(pairs.map(({ one, other }) => [one, other]))
  const sharpest = await repo.listSharpest(db, series.flat())
  return { series: series.map((one) => sharpest.filter((uuid) => one.includes(uuid))) }
}

/**
 * They all stay, and are offered together to no host again. Rejects with MEDIA_NOT_FOUND if one never was a photo of this memorial; one
 * that was removed meanwhile changes nothing.
 */
export async function keepAlike(
  context: Pick<Context, 'db' | 'clock'>,
  host: HostAccess,
  mediaUuids: readonly string[],
): Promise<{ series: string[][] }> {
  const uuids = distinct(mediaUuids)
  if (!(await repo.areAllPhotosOf(context.db, host.memorialUuid, uuids)))
    throw new DomainError('MEDIA_NOT_FOUND')
  await repo.keepPairs(context.db, uuids, context.clock.now())
  return listAlike(context, host)
}

/** Notes what a host's photo looks like, once for each rendering. Its memorial is locked, so a job compares it with the others. */
export async function noteLook(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  media: { uuid: string; memorialUuid: string },
  { look: base64, sharpness }: PhotoLook,
): Promise<void> {
  const look = Buffer.from(base64, 'base64')
  // Rendered again, it has been compared: what hosts keep stays kept.
  if ((await repo.readLook(tx, media.uuid))?.equals(look)) return
  await repo.putLook(tx, { mediaUuid: media.uuid, look, sharpness })
  const { memorialUuid } = media
  await jobs.enqueue(tx, 'media.compare', { memorialUuid }, { key: memorialUuid })
}

/**
 * Compares what was not compared yet of a memorial: each pair once, when the later of both is taken. Several may do so at once,
 * and nobody who changes the memorial waits for it.
 */
export async function compareLooks({ db }: Pick<Context, 'db'>, memorialUuid: string): Promise<void> {
  let isMore = true
  while (isMore) isMore = await db.transaction().execute((tx) => compareNext(tx, memorialUuid))
}

/** False when there is nothing left to take. */
async function compareNext(tx: Tx, memorialUuid: string): Promise<boolean> {
  const taken = await repo.takeLook(tx, memorialUuid)
  if (!taken) return false
  const own = likened(taken.look)
  const alike = (await repo.listLooksBefore(tx, memorialUuid, taken.number))
    .map((other) => ({ ...other, likeness: likeness(own, likened(other.look)) }))
    .filter((other) => other.likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, PAIRS_OF_ONE)
  await repo.putPairs(tx, taken.uuid, alike)
  return true
}
