import type { Readable } from 'node:stream'
import { paddedNumber } from '#server/lib/file-names.ts'
import { plainText, type ZipEntry, zipped } from '#server/lib/zip.ts'
import type { Context } from '#server/ports/context.ts'
import type { PackShow } from './pack-slideshow.ts'
import { packPage } from './page/page.tsx'
import { type ReadmeFacts, readme } from './present-readme.ts'

interface PackContents extends Omit<ReadmeFacts, 'hasFilm' | 'show'> {
  show: PackShow
  /** The film's storage key. */
  film: string | null
}

/** A pack as one ZIP that is generated while it is read. Files that have gone from storage meanwhile are left out. */
export const packStream = (context: Pick<Context, 'storage'>, contents: PackContents): Readable =>
  zipped(() => entries(context, contents))

async function* entries(
  { storage }: Pick<Context, 'storage'>,
  contents: PackContents,
): AsyncGenerator<ZipEntry> {
  const { show, film, madeAt, speed } = contents
  const at = madeAt
  const stored = (name: string, key: string): ZipEntry => ({ name, at, body: () => storage.read(key) })
  const isThere = async (key: string) => (await storage.stat(key)) !== null
  const hasFilm = film !== null && (await isThere(film))
  yield { name: 'READ ME.txt', at, body: plainText(readme({ ...contents, hasFilm })) }

  const photos = show.photos.map((photo, index) => ({
    ...photo,
    src: `photos/${paddedNumber(index + 1, show.photos.length)}.jpg`,
  }))
  const portrait = show.portrait && { ...show.portrait, src: 'photos/portrait.jpg' }
  const films = show.films.map((one, index) => {
    const number = paddedNumber(index + 1, show.films.length)
    return {
      ...one,
      src: `films/${number}${one.playable.slice(one.playable.lastIndexOf('.'))}`,
      stillSrc: one.still && `films/${number}.jpg`,
    }
  })
  yield { name: 'slideshow.html', at, body: await packPage({ show, photos, films, portrait, speed }) }
  for (const { src, key } of portrait ? [portrait, ...photos] : photos)
    if (await isThere(key)) yield stored(src, key)
  for (const { src, playable, stillSrc, still } of films) {
    if (await isThere(playable)) yield stored(src, playable)
    if (stillSrc && still && (await isThere(still))) yield stored(stillSrc, still)
  }
  if (hasFilm) yield stored('slideshow.mp4', film)
}
