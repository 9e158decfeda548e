import { z } from 'zod'
import { showSeconds } from '#contract/service-pack.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mapInTurn } from '#server/lib/map-in-turn.ts'
import { findMemorial } from '#server/modules/keepsakes/find-memorial.ts'
import type { KeepsakeKind } from '#server/modules/keepsakes/make-keepsake.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { makeFilm, type PackWork } from './make-film.ts'
import { PackShow, packShowOf } from './pack-slideshow.ts'

const PackChoices = z.object({ speed: z.number() })

/** What is known of a finished pack. */
const PackFacts = z.object({
  /** What the film shows, as it was when it was made: names of files, and words. */
  show: PackShow,
  seconds: z.number(),
  /** Photos and films that stand in the memorial and could not be read any more. */
  missing: z.number(),
  bytes: z.number(),
  hasVideo: z.boolean(),
})
export type PackFacts = z.infer<typeof PackFacts>

/** Slideshows for the day of the service. */
export const packKind: KeepsakeKind<z.infer<typeof PackChoices>, PackFacts> = {
  name: 'SERVICE_PACK',
  job: 'service-pack.make',
  limit: 'pack',
  folder: 'service-packs',
  mostKept: 1,
  choices: PackChoices,
  facts: PackFacts,
  async make(context, work) {
    const read = await readShow(context, work)
    if (!(await context.encoder.canEncode())) return { ...read, hasVideo: false }
    const { path, show, seconds, leftOut } = await makeFilm(context, read.show, work)
    const { bytes } = await context.storage.take(locateFilm(work.place), path)
    return { show, seconds, missing: read.missing + leftOut, bytes: read.bytes + bytes, hasVideo: true }
  },
}

export const locateFilm = (place: string): string => `${place}slideshow.mp4`

/** The current show, without the photos and films whose files are gone, and the bytes of what is put into the pack. */
async function readShow(context: Context, { memorialUuid, choices: { speed } }: PackWork) {
  const { storage } = context
  const { language } = (await findMemorial(context.db, memorialUuid)) ?? {}
  const show = packShowOf(await views.readShow(context, memorialUuid), language ?? defaultLanguage)
  let bytes = 0
  const findStored = async <Shown extends { key: string; playable?: string }>(shown: Shown) => {
    const file = await storage.stat(shown.key)
    const sent = file && shown.playable ? await storage.stat(shown.playable) : file
    bytes += sent?.bytes ?? 0
    return sent ? [shown] : []
  }
  const photos = (await mapInTurn(show.photos, findStored)).flat()
  const films = (await mapInTurn(show.films, findStored)).flat()
  const hasPortrait = show.portrait && (await storage.stat(show.portrait.key)) !== null
  return {
    show: { ...show, photos, films, portrait: hasPortrait ? show.portrait : null },
    bytes,
    missing: show.photos.length + show.films.length - photos.length - films.length,
    seconds: films.reduce((sum, film) => sum + film.seconds, showSeconds(photos.length, speed)),
  }
}
