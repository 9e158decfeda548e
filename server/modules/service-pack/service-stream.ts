import type { Readable } from 'node:stream'
import { paddedNumber } from '#server/lib/file-names.ts'
import { plainText, type ZipEntry, zipped } from '#server/lib/zip.ts'
import type { Context } from '#server/ports/context.ts'
import { type ReadmeFacts, readme } from './present-readme.ts'

interface PackContents extends Omit<ReadmeFacts, 'hasFilm'> {
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
  const { show, film, madeAt: at } = contents
  const { portrait, photos, films } = show
  const numbered = (folder: string, keys: readonly string[]) =>
    keys.map((key, index): [name: string, key: string] => [
      `${folder}/${paddedNumber(index + 1, keys.length)}${key.slice(key.lastIndexOf('.'))}`,
      key,
    ])
  const hasFilm = film !== null && (await storage.stat(film)) !== null
  yield { name: 'READ ME.txt', at, body: plainText(readme({ ...contents, hasFilm })) }
  const files: [name: string, key: string][] = [
    ...(portrait ? [['photos/portrait.jpg', portrait.key] as [string, string]] : []),
    ...numbered(
      'photos',
      photos.map(({ key }) => key),
    ),
    ...numbered(
      'films',
      films.map(({ playable }) => playable),
    ),
    ...(hasFilm ? [['slideshow.mp4', film] as [string, string]] : []),
  ]
  for (const [name, key] of files)
    if (await storage.stat(key)) yield { name, at, body: () => storage.read(key) }
}
