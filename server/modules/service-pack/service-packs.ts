import type { Readable } from 'node:stream'
import type { ServicePack, ServicePackStatus } from '#contract/service-pack.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fileName } from '#server/lib/file-names.ts'
import type { LinkOf, Ticket } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import { beginKeepsake } from '#server/modules/keepsakes/begin-keepsake.ts'
import { findKeepsake, findNewest, type KeepsakeRow } from '#server/modules/keepsakes/find-keepsake.ts'
import { placeOf } from '#server/modules/keepsakes/make-keepsake.ts'
import * as tickets from '#server/modules/tickets/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { locateFilm, PackFacts, packKind } from './make-pack.ts'
import { checkOf } from './rules.ts'
import { packStream } from './service-stream.ts'
import { packTranslator } from './translator.ts'

/** Hours that a link to a pack is valid at least. */
const LINK_HOURS = 24

// The slideshow for the day of the service: hosts check it, jobs make it, links open it.

export async function getServicePack(context: Context, host: HostAccess): Promise<ServicePackStatus> {
  const { memorialUuid } = host
  const [show, row, canMakeVideo] = await Promise.all([
    views.readShow(context, memorialUuid),
    findNewest(context.db, 'SERVICE_PACK', memorialUuid),
    context.film.canMake(),
  ])
  const pack = row ? presentPack(row, await tickets.linker(context, host)) : null
  return { check: checkOf(show), pack, canMakeVideo }
}

/**
 * Begins a pack of the current memorial, unless one is finished or in progress. One that was made before this server could
 * make films is made again. Rejects with TOO_MANY_ATTEMPTS, MEMORIAL_NOT_FOUND.
 *
 * @param speed seconds per photo
 */
export async function makeServicePack(
  context: Context,
  host: HostAccess,
  speed: number,
): Promise<ServicePackStatus> {
  const { memorialUuid } = host
  const canFilm = await context.film.canMake()
  const { isNew } = await beginKeepsake(
    context,
    packKind,
    { memorialUuid, choices: { speed } },
    (row) => row.state === 'READY' && canFilm && !factsOf(row)?.hasVideo,
  )
  if (isNew) await auditLog.record(context, context.db, host, 'MADE_SERVICE_PACK')
  return getServicePack(context, host)
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
  const row = await findKeepsake(db, 'SERVICE_PACK', of)
  const facts = row?.memorialUuid === memorialUuid && factsOf(row)
  if (!row || !facts) throw new DomainError('LINK_EXPIRED')
  const { speed } = packKind.parse(row.choices)
  const film = facts.hasVideo ? locateFilm(placeOf(packKind, row)) : null
  return () => packStream({ storage }, { ...facts, speed, madeAt: row.finishedAt ?? row.touchedAt, film })
}

/** Null until it is finished. */
const factsOf = ({ state, facts }: KeepsakeRow) =>
  state === 'READY' ? (PackFacts.safeParse(facts).data ?? null) : null

function presentPack(row: KeepsakeRow, linkOf: LinkOf): ServicePack {
  const { uuid, state, progress, finishedAt, isCurrent } = row
  const facts = factsOf(row)
  const url = ({ show: { name, language } }: PackFacts) =>
    linkOf(
      { kind: 'service-pack', of: uuid, hours: LINK_HOURS },
      fileName(packTranslator(language)('file', { name }), 'zip'),
    )
  return {
    uuid,
    state,
    progress,
    ...packKind.parse(row.choices),
    hasVideo: facts?.hasVideo ?? false,
    seconds: facts?.seconds ?? null,
    missing: facts?.missing ?? 0,
    bytes: facts?.bytes ?? null,
    generatedAt: finishedAt?.toISOString() ?? null,
    isCurrent,
    url: facts && url(facts),
  }
}
