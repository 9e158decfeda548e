import type { Readable } from 'node:stream'
import { paddedNumber } from '#server/lib/file-names.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import { plainText, type ZipEntry, zipped } from '#server/lib/zip.ts'
import { mailDay } from '#server/mails/dates.ts'
import { openKeepsake } from '#server/modules/keepsakes/open-keepsake.ts'
import type { Context } from '#server/ports/context.ts'
import { locateFilm, type PackFacts, packKind } from './make-pack.ts'
import { packTranslator } from './pack-slideshow.ts'
import { lengthOf } from './rules.ts'

/**
 * The pack of a link, as one ZIP that is generated while it is read. Files that have gone from storage meanwhile are left
 * out. Rejects with LINK_EXPIRED when it is gone.
 *
 * @param ticket of: the pack's uuid
 */
export async function openPack(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  { memorialUuid, of: uuid }: Pick<Ticket, 'memorialUuid' | 'of'>,
): Promise<() => Readable> {
  const row = await openKeepsake(db, packKind, { memorialUuid, uuid })
  const { facts, choices, place } = row
  const { portrait, photos, films } = facts.show
  const at = row.finishedAt ?? row.touchedAt
  const film = locateFilm(place)
  const numbered = (folder: string, keys: readonly string[]) =>
    keys.map((key, index) => ({
      name: `${folder}/${paddedNumber(index + 1, keys.length)}${key.slice(key.lastIndexOf('.'))}`,
      key,
    }))
  const files = [
    ...(portrait ? [{ name: 'photos/portrait.jpg', key: portrait.key }] : []),
    ...numbered(
      'photos',
      photos.map(({ key }) => key),
    ),
    ...numbered(
      'films',
      films.map(({ playable }) => playable),
    ),
    ...(facts.hasVideo ? [{ name: 'slideshow.mp4', key: film }] : []),
  ]
  return () =>
    zipped(async function* (): AsyncGenerator<ZipEntry> {
      const hasFilm = facts.hasVideo && (await storage.stat(film)) !== null
      const text = writeReadme({ ...facts, ...choices, madeAt: at, hasFilm })
      yield { name: 'READ ME.txt', at, body: plainText(text) }
      for (const { name, key } of files)
        if (await storage.stat(key)) yield { name, at, body: () => storage.read(key) }
    })
}

interface ReadmeFacts extends Pick<PackFacts, 'show' | 'seconds' | 'missing'> {
  /** Seconds per photo. */
  speed: number
  madeAt: Date
  hasFilm: boolean
}

/** The text file beside the show: explains the files to the person who plays it on the day. */
export function writeReadme({ show, speed, seconds, missing, madeAt, hasFilm }: ReadmeFacts): string {
  const t = packTranslator(show.language)
  const date = mailDay(madeAt, show.language, show.zone)
  const hasSound = show.films.some(({ withSound }) => withSound)
  return [
    t('readme.title', { name: show.name }),
    t('readme.made', { date, count: show.photos.length, speed, length: lengthOf(seconds) }),
    t('readme.unpack'),
    hasFilm ? t(hasSound ? 'readme.filmHeard' : 'readme.film') : t('readme.noFilm'),
    t('readme.photos'),
    ...(show.films.length > 0 ? [t('readme.films')] : []),
    ...(missing > 0 ? [t('readme.missing', { count: missing })] : []),
  ].join('\n\n')
}
