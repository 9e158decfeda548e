import type {
  CheckedPhoto,
  ServicePack,
  ServicePackCheck,
  ServicePackStatus,
} from '#contract/service-pack.ts'
import type { Show } from '#contract/show.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { fileName } from '#server/lib/file-names.ts'
import type { LinkOf } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import { beginKeepsake } from '#server/modules/keepsakes/begin-keepsake.ts'
import { findNewest, type KeepsakeRow } from '#server/modules/keepsakes/find-keepsake.ts'
import { presentKeepsake } from '#server/modules/keepsakes/open-keepsake.ts'
import * as tickets from '#server/modules/tickets/make-links.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { packKind } from './make-pack.ts'
import { packTranslator } from './pack-slideshow.ts'

/** A photo with a smaller longer edge looks soft on a projector. */
const SHARP_EDGE = 1280
/** Hours that a link to a pack is valid at least. */
const LINK_HOURS = 24

export async function getServicePack(context: Context, host: HostAccess): Promise<ServicePackStatus> {
  const { memorialUuid } = host
  const [show, row, canMakeVideo] = await Promise.all([
    views.readShow(context, memorialUuid),
    findNewest(context.db, 'SERVICE_PACK', memorialUuid),
    context.encoder.canEncode(),
  ])
  const pack = row ? presentPack(row, await tickets.makeLinks(context, host)) : null
  return { check: checkShow(show), pack, canMakeVideo }
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
  const canFilm = await context.encoder.canEncode()
  const { isNew } = await beginKeepsake(
    context,
    packKind,
    { memorialUuid: host.memorialUuid, choices: { speed } },
    (row) => row.state === 'READY' && canFilm && !presentKeepsake(packKind, row).facts?.hasVideo,
  )
  if (isNew) await auditLog.record(context, context.db, host, 'MADE_SERVICE_PACK')
  return getServicePack(context, host)
}

/** What hosts may want to check before the day. */
function checkShow({ photos, films }: Pick<Show, 'photos' | 'films'>): ServicePackCheck {
  const checked = photos.map(({ media, from }): CheckedPhoto => {
    const { uuid, title, location, filename, widths, url, width, height } = media
    const thumbnailUrl = widths.length > 0 ? `${location}/${filename}-${widths[0]}.jpg` : url
    return { mediaUuid: uuid, thumbnailUrl, title, width: width ?? 0, height: height ?? 0, from }
  })
  return {
    photos: photos.length,
    films: {
      count: films.length,
      seconds: films.reduce((sum, { media }) => sum + (media.durationSeconds ?? 0), 0),
    },
    tooSmall: checked.filter(({ width, height }) => Math.max(width, height) < SHARP_EDGE),
    // Captions of contributed photos are up to their contributors.
    withoutCaption: checked.filter(({ from, title }) => from === null && title === ''),
  }
}

function presentPack(row: KeepsakeRow, linkOf: LinkOf): ServicePack {
  const { shown, choices, facts } = presentKeepsake(packKind, row)
  const wanted = { kind: 'service-pack', of: row.uuid, hours: LINK_HOURS } as const
  return {
    ...shown,
    ...choices,
    hasVideo: facts?.hasVideo ?? false,
    seconds: facts?.seconds ?? null,
    missing: facts?.missing ?? 0,
    bytes: facts?.bytes ?? null,
    url:
      facts &&
      linkOf(wanted, fileName(packTranslator(facts.show.language)('file', { name: facts.show.name }), 'zip')),
  }
}
