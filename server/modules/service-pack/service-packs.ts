import type { Readable } from 'node:stream'
import type { ServicePack, ServicePackStatus } from '#contract/service-pack.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isStalled } from '#server/lib/stalled.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as tickets from '#server/modules/tickets/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { PackShow } from './pack-slideshow.ts'
import { presentPack } from './present.ts'
import * as repo from './repo.ts'
import { checkOf, placeOf } from './rules.ts'
import { packStream } from './service-stream.ts'

// The slideshow for the day of the service: hosts check it, jobs make it, links open it.

export async function getServicePack(context: Context, host: HostAccess): Promise<ServicePackStatus> {
  const { memorialUuid } = host
  const [show, row, canMakeVideo] = await Promise.all([
    views.readShow(context, memorialUuid),
    repo.findNewest(context.db, memorialUuid),
    context.film.canMake(),
  ])
  return { check: checkOf(show), pack: row ? await presentTo(context, row, host) : null, canMakeVideo }
}

/**
 * Begins a pack of the current memorial, unless one is finished or in progress. Rejects with TOO_MANY_ATTEMPTS,
 * MEMORIAL_NOT_FOUND.
 *
 * @param speed seconds per photo
 */
export async function makeServicePack(
  context: Context,
  host: HostAccess,
  speed: number,
): Promise<ServicePackStatus> {
  const { film, db, limits, clock, jobs } = context
  const { memorialUuid } = host
  const canFilm = await film.canMake()
  const there = await repo.findCurrent(db, memorialUuid, speed)
  if (!there || lacksFilm(there, canFilm)) await limits.take('madeByMemorial', `pack ${memorialUuid}`)
  await db.transaction().execute(async (tx) => {
    const memorial = await changes.lockMemorial(tx, memorialUuid)
    if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
    const found = await repo.findCurrent(tx, memorialUuid, speed)
    const current = found && !lacksFilm(found, canFilm) ? found : null
    await repo.deleteUnfinished(tx, memorialUuid, current?.uuid ?? null)
    if (current) return beginAgainIfStopped(context, tx, current)
    if (found) await repo.deletePack(tx, found.uuid)
    const packUuid = await repo.insertPack(tx, {
      memorialUuid,
      version: memorial.version,
      speed,
      now: clock.now(),
    })
    await jobs.enqueue(tx, 'service-pack.make', { packUuid }, { key: packUuid })
    await auditLog.record(context, tx, host, 'MADE_SERVICE_PACK')
  })
  return getServicePack(context, host)
}

/** A pack whose worker was killed at every try has no job left. */
async function beginAgainIfStopped(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Parameters<Jobs['enqueue']>[0],
  row: repo.PackRow,
): Promise<void> {
  const { uuid, state, touchedAt } = row
  if (state === 'READY' || !isStalled(touchedAt, clock.now())) return
  await jobs.enqueue(tx, 'service-pack.make', { packUuid: uuid }, { key: uuid })
}

/**
 * Opens the pack of a link. Rejects with LINK_EXPIRED when it is gone.
 *
 * @param ticket of: the pack's uuid
 */
export async function openPack(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  { memorialUuid, of }: Pick<Ticket, 'memorialUuid' | 'of'>,
): Promise<() => Readable> {
  const row = await repo.findPack(db, of)
  const show = PackShow.safeParse(row?.show)
  if (row?.memorialUuid !== memorialUuid || row.state !== 'READY' || !show.success)
    throw new DomainError('LINK_EXPIRED')
  const { speed, seconds, missing, finishedAt, touchedAt, hasVideo } = row
  const facts = { speed, seconds: seconds ?? 0, missing, madeAt: finishedAt ?? touchedAt }
  return () =>
    packStream({ storage }, { show: show.data, ...facts, film: hasVideo ? placeOf(row).film : null })
}

const presentTo = async (context: Context, row: repo.PackRow, host: HostAccess): Promise<ServicePack> =>
  presentPack(row, await tickets.linker(context, host))

/** It was made before this server could make films, so it can be made again with one. */
const lacksFilm = ({ state, hasVideo }: repo.PackRow, canFilm: boolean): boolean =>
  state === 'READY' && !hasVideo && canFilm
