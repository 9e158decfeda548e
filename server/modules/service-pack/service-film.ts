import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cardSeconds } from '#contract/service-pack.ts'
import type { Context } from '#server/ports/context.ts'
import type { FilmSlide } from '#server/ports/film.ts'
import { cardsOf, type PackPhoto, type PackShow, sharedBy } from './pack-slideshow.ts'
import { packTranslator } from './translator.ts'

interface Wanted {
  show: PackShow
  /** Seconds per photo. */
  speed: number
}

/** Of the fade from a film to what follows (adapters/ffmpeg). */
const FADE_SECONDS = 0.4

/** A film in a local file, and the show without the photos and films that could not be read. */
interface ShotFilm {
  path: string
  show: PackShow
  seconds: number
  leftOut: number
}

interface Notes {
  progress(part: number): void
  signal: AbortSignal
}

/** Makes the film of a show, like the slideshow: a card, the photos with their captions, the films, a card. */
export async function shoot(
  { film, typesetter, storage }: Pick<Context, 'film' | 'typesetter' | 'storage'>,
  { show, speed }: Wanted,
  workPlace: string,
  { progress, signal }: Notes,
): Promise<ShotFilm> {
  const [wordsDir, filmDir] = [join(workPlace, 'words'), join(workPlace, 'film')]
  await mkdir(wordsDir)
  await mkdir(filmDir)
  const files = await openAll({ storage }, [
    ...show.photos,
    ...show.films,
    ...(show.portrait ? [show.portrait] : []),
  ])
  try {
    const words = await typesetter.filmTexts(wordsOf(show, files.pathOf), wordsDir)
    const card = { seconds: cardSeconds(speed), photo: null }
    const slides: FilmSlide[] = [
      { ...card, words: words.title },
      ...show.photos.map((photo, at) => ({
        seconds: speed,
        photo: files.pathOf(photo),
        words: words.captions[at] ?? null,
      })),
      ...show.films.map((clip, at) => ({
        // The fade to what follows is shown over its last picture.
        seconds: clip.seconds + FADE_SECONDS,
        photo: null,
        words: words.captions[show.photos.length + at] ?? null,
        clip: { path: files.pathOf(clip), container: clip.container, withSound: clip.withSound },
      })),
      { ...card, words: words.closing },
    ]
    const made = await film.make(slides, filmDir, { onProgress: progress, signal })
    const isLeftOut = (at: number) => made.leftOut.includes(at + 1)
    return {
      path: join(filmDir, 'film.mp4'),
      show: {
        ...show,
        photos: show.photos.filter((_, at) => !isLeftOut(at)),
        films: show.films.filter((_, at) => !isLeftOut(show.photos.length + at)),
      },
      seconds: made.seconds,
      leftOut: made.leftOut.length,
    }
  } finally {
    await files.release()
  }
}

/** Local paths that other processes can read. */
async function openAll({ storage }: Pick<Context, 'storage'>, photos: readonly PackPhoto[]) {
  const paths = new Map<string, string>()
  const opened: { release(): Promise<void> }[] = []
  const release = async () => {
    for (const one of opened) await one.release()
  }
  try {
    for (const { key } of photos) {
      const file = await storage.local(key)
      opened.push(file)
      paths.set(key, file.path)
    }
  } catch (reason) {
    await release()
    throw reason
  }
  return { pathOf: ({ key }: PackPhoto) => paths.get(key) ?? '', release }
}

function wordsOf(show: PackShow, pathOf: (photo: PackPhoto) => string) {
  const t = packTranslator(show.language)
  const { name, life, date, days, portrait, photos } = show
  const { of, many, thanks, shared } = cardsOf(show, t)
  return {
    title: {
      of,
      name,
      life,
      date,
      days,
      many,
      portrait: portrait && { ...portrait, path: pathOf(portrait) },
    },
    closing: { thanks, name, shared },
    captions: [...photos, ...show.films].map((photo) => ({ text: photo.caption, from: sharedBy(photo, t) })),
  }
}
