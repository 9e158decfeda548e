import type { ServicePack } from '#contract/service-pack.ts'
import { fileName } from '#server/lib/file-names.ts'
import type { LinkOf } from '#server/lib/ticket.ts'
import { PackShow } from './pack-slideshow.ts'
import type { PackRow } from './repo.ts'
import { packTranslator } from './translator.ts'

/** Hours that a link to a pack is valid at least. */
const LINK_HOURS = 24

export function presentPack(row: PackRow, linkOf: LinkOf): ServicePack {
  const { uuid, state, progress, speed, hasVideo, seconds, missing, bytes, finishedAt, isCurrent } = row
  const show = PackShow.safeParse(row.show)
  const isThere = state === 'READY' && show.success
  return {
    uuid,
    state,
    progress,
    speed,
    hasVideo,
    seconds,
    missing,
    bytes,
    generatedAt: finishedAt?.toISOString() ?? null,
    isCurrent,
    url: isThere ? linkOf({ kind: 'service-pack', of: uuid, hours: LINK_HOURS }, packName(show.data)) : null,
  }
}

/** The file name for the download. */
const packName = ({ name, language }: PackShow): string =>
  fileName(packTranslator(language)('file', { name }), 'zip')
