import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cardSeconds } from '#contract/service-pack.ts'
import { mapInTurn } from '#server/lib/map-in-turn.ts'
import type { KeepsakeWork } from '#server/modules/keepsakes/make-keepsake.ts'
import type { Context } from '#server/ports/context.ts'
import type { FilmSlide } from '#server/ports/encoder.ts'
import { cardsOf, type PackShow, packTranslator, sharedBy } from './pack-slideshow.ts'

/** `speed`: seconds per photo. */
export type PackWork = KeepsakeWork<{ speed: number }>

/** Of the fade from a film to what follows (adapters/ffmpeg). */
const FADE_SECONDS = 0.4

/**
 * Makes the film of a show, like the slideshow: a card, the photos with their captions, the films, a card. Returns the local
 * file, and the show without the photos and films that could not be read.
 */
export async function makeFilm(
  { encoder, typesetter, storage }: Pick<Context, 'encoder' | 'typesetter' | 'storage'>,
  show: PackShow,
  { choices: { speed }, dir, progress, signal }: PackWork,
) {
  const [wordsDir, filmDir] = [join(dir, 'words'), join(dir, 'film')]
  await mkdir(wordsDir)
  await mkdir(filmDir)
  await using opened = new AsyncDisposableStack()
  const open = async <Shown extends { key: string }>(shown: Shown) => {
    const { path, release } = await storage.local(shown.key)
    opened.defer(release)
    return { ...shown, path }
  }
  const photos = await mapInTurn(show.photos, open)
  const clips = await mapInTurn(show.films, open)
  const portrait = show.portrait && (await open(show.portrait))

  const t = packTranslator(show.language)
  const { name, life, date, days } = show
  const { of, many, thanks, shared } = cardsOf(show, t)
  const captions = [...photos, ...clips].map((shown) => ({ text: shown.caption, from: sharedBy(shown, t) }))
  const words = await typesetter.filmTexts(
    { title: { of, name, life, date, days, many, portrait }, closing: { thanks, name, shared }, captions },
    wordsDir,
  )
  const card = { seconds: cardSeconds(speed), photo: null }
  const slides: FilmSlide[] = [
    { ...card, words: words.title },
    ...photos.map(({ path }, at) => ({ seconds: speed, photo: path, words: words.captions[at] ?? null })),
    ...clips.map((clip, at) => ({
      // The fade to what follows is shown over its last picture.
      seconds: clip.seconds + FADE_SECONDS,
      photo: null,
      words: words.captions[photos.length + at] ?? null,
      clip,
    })),
    { ...card, words: words.closing },
  ]
  const { seconds, leftOut } = await encoder.makeFilm(slides, filmDir, { onProgress: progress, signal })
  const isThere = (slide: number) => !leftOut.includes(slide)
  return {
    path: join(filmDir, 'film.mp4'),
    show: {
      ...show,
      photos: show.photos.filter((_, at) => isThere(at + 1)),
      films: show.films.filter((_, at) => isThere(show.photos.length + at + 1)),
    },
    seconds,
    leftOut: leftOut.length,
  }
}
