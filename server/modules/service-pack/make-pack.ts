import { z } from 'zod'
import { showSeconds } from '#contract/service-pack.ts'
import type { KeepsakeKind } from '#server/modules/keepsakes/make-keepsake.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { type PackPhoto, PackShow, packShowOf } from './pack-slideshow.ts'
import { shoot } from './service-film.ts'

const PackChoices = z.object({ speed: z.number() })
export type PackChoices = z.infer<typeof PackChoices>

/** What is known of a finished pack. */
export const PackFacts = z.object({
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
export const packKind: KeepsakeKind<PackChoices> = {
  name: 'SERVICE_PACK',
  job: 'service-pack.make',
  limit: 'pack',
  folder: 'service-packs',
  mostKept: 1,
  parse: (choices) => PackChoices.parse(choices),
  async make(
    context,
    { memorialUuid, choices: { speed }, dir, place, progress, signal },
  ): Promise<PackFacts> {
    const { film, storage } = context
    const read = await readShow(context, memorialUuid, speed)
    if (!(await film.canMake())) return { ...read, hasVideo: false }
    const made = await shoot(context, { show: read.show, speed }, dir, { progress, signal })
    const { bytes } = await storage.take(locateFilm(place), made.path)
    return {
      show: made.show,
      seconds: made.seconds,
      missing: read.missing + made.leftOut,
      bytes: read.bytes + bytes,
      hasVideo: true,
    }
  },
}

export const locateFilm = (place: string): string => `${place}slideshow.mp4`

/** Those whose files are there, with the bytes of what is put into the pack. */
async function stored<Shown extends PackPhoto>(
  { storage }: Pick<Context, 'storage'>,
  all: readonly Shown[],
  keyOf: (shown: Shown) => string,
): Promise<{ shown: Shown; bytes: number }[]> {
  const there: { shown: Shown; bytes: number }[] = []
  for (const shown of all) {
    const file = (await storage.stat(shown.key)) && (await storage.stat(keyOf(shown)))
    if (file) there.push({ shown, bytes: file.bytes })
  }
  return there
}

/** The current show, without the photos and films whose files are gone. */
async function readShow(context: Context, memorialUuid: string, speed: number) {
  const { photos, films, portrait, ...told } = packShowOf(
    await views.readShow(context, memorialUuid),
    await views.readLanguageOf(context, memorialUuid),
  )
  const stills = await stored(context, photos, ({ key }) => key)
  const clips = await stored(context, films, ({ playable }) => playable)
  const there = stills.map(({ shown }) => shown)
  const played = clips.map(({ shown }) => shown)
  const bytes = [...stills, ...clips].reduce((sum, one) => sum + one.bytes, 0)
  const show: PackShow = {
    ...told,
    portrait: portrait && (await context.storage.stat(portrait.key)) ? portrait : null,
    photos: there,
    films: played,
  }
  const missing = photos.length - there.length + films.length - played.length
  const filmed = played.reduce((sum, film) => sum + film.seconds, 0)
  return { show, bytes, missing, seconds: showSeconds(there.length, speed) + filmed }
}
