import { storedVideo } from '../../lib/stored-video.ts'
import { openKept } from './open-picture.ts'
import type { Slide } from './slides.ts'

/** Address of the file of a film that this browser plays; undefined for what is no film, and when it plays none. */
export function filmFile(slide: Slide | undefined): string | undefined {
  if (slide?.kind !== 'film') return undefined
  const probe = document.createElement('video')
  const { sources } = storedVideo(slide.picture)
  const found = sources.find(({ type }) => probe.canPlayType(type) !== '')
  return found?.src.replace(/#.*$/, '')
}

/** How long the films take, in seconds, by slide. A film that this browser cannot play is a still like a photo. */
export function lengthsOf(slides: readonly (Slide | undefined)[]): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>()
  for (const [at, slide] of slides.entries())
    if (slide?.kind === 'film' && filmFile(slide)) lengths.set(at, slide.picture.durationSeconds ?? LONGEST)
  return lengths
}

/** Of a film whose length nobody knows: it is over when it ends, and never after this many seconds. */
const LONGEST = 3 * 60

/** Where to play a film from: this device if it is stored here, else the network. Revoke what begins with `blob:`. */
export async function openFilm(path: string, memorialUuid: string): Promise<string> {
  const kept = await openKept(memorialUuid).catch(() => undefined)
  const found = await kept?.match(path)
  return found ? URL.createObjectURL(await found.blob()) : path
}
