import { isVideoSeen } from '#contract/is-video-seen.ts'
import type { BookChoices } from '#contract/keepsakes.ts'
import { life } from '#contract/limits.ts'
import {
  decadeOf,
  inOrderOfTime,
  type PhotoDateFacts,
  photoTimeKey,
  resolvePhotoDate,
} from '#contract/photo-date.ts'
import { printedAddress } from '#contract/printed-address.ts'
import { textsOf } from '#languages/all.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { mailDate, mailDay } from '#server/mails/dates.ts'
import { decadeIn, photoDateIn } from '#server/mails/photo-dates.ts'
import { printedDays } from '#server/mails/printed-days.ts'
import { presentDay } from '#server/modules/events/present.ts'
import type { KeepsakeWork } from '#server/modules/keepsakes/make-keepsake.ts'
import * as media from '#server/modules/media/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { BookSource, PrintPhoto } from '#server/ports/typesetter.ts'
import {
  listAttending,
  listFilms,
  listMemories,
  listOwnPhotos,
  type PhotoRow,
  readWords,
} from './repo-source.ts'

// Collects everything of a memorial that its book contains.

/** Reads the current memorial and prepares its photos, one after the other. Rejects with MEMORIAL_NOT_FOUND. */
export async function gather(context: Context, work: KeepsakeWork<BookChoices>) {
  const { memorialUuid, choices } = work
  const { db, publicUrl, clock } = context
  const words = await readWords(db, memorialUuid)
  if (!words) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { shareSlug, printCode, profilePhotoUuid } = words
  const day = presentDay(words.events, memorialUuid)
  const language = await views.readLanguageOf(context, memorialUuid)
  const own = await listOwnPhotos(db, memorialUuid, profilePhotoUuid)
  const memories = choices.contributions ? await listMemories(db, memorialUuid) : []
  const attended = choices.attended ? await listAttending(db, memorialUuid) : null

  const wanted = [...own, ...memories.flatMap((memory) => memory.photos)]
  const prints = await prepare(context, wanted, work)
  const { videoUuid, videoLocation: location } = words
  const isVideo = isVideoSeen({ ...words, words: words.hostMessage, hasVideo: videoUuid !== null })
  const still = location === null ? null : await readStill(context, { ...words, location })
  const films = await Promise.all(
    inTime(await listFilms(db, memorialUuid), words).map(async (film) => ({
      film,
      still: await readStill(context, film),
    })),
  )
  const printed = (photos: PhotoRow[]) => photos.flatMap((photo) => prints.of(photo) ?? [])
  const portrait = own.find((photo) => photo.uuid === profilePhotoUuid)

  const source: BookSource = {
    choices,
    language,
    name: words.nameOfPerson,
    life: lifeSpanIn(language, words),
    date: day.date && mailDate(day.date, language, day.parts[0]?.zone),
    address: day.place,
    days: printedDays(day.parts, language),
    portrait: (portrait && prints.of(portrait)) ?? null,
    hostName: await views.readHostName(context, memorialUuid),
    message: isVideo ? null : words.hostMessage,
    video: isVideo
      ? {
          still: still && asPrint(still, ''),
          seconds: words.durationSeconds,
          transcript: words.transcript ?? '',
        }
      : null,
    stories: words.stories,
    ...photosOf(
      own.filter((photo) => photo.role === 'PHOTO'),
      words,
      printed,
      language,
    ),
    memories: memories
      .map((memory) => ({
        from: memory.contributorName?.trim() ?? '',
        date: mailDay(memory.dateCreated, language),
        text: [memory.message, ...memory.recordings.map((one) => recordingOnPaper(one, language))]
          .filter(Boolean)
          .join('\n\n'),
        photos: printed(
          words.photoOrder === 'TIME'
            ? memory.photos.map((photo) => ({ ...photo, title: withDate(photo, words, language) }))
            : memory.photos,
        ),
      }))
      .filter(({ text, photos }) => text !== '' || photos.length > 0),
    attended: attended?.toSorted(new Intl.Collator(localeOf(language)).compare) ?? null,
    films: films.map(({ film, still: picture }) => ({
      still: picture && asPrint(picture, ''),
      caption: words.photoOrder === 'TIME' ? withDate(film, words, language) : film.title,
      seconds: film.durationSeconds,
      // Whoever scans it holds the book: as with a card, the page knows that they come from the family.
      link: `${printedAddress(publicUrl, printCode)}#photo-${film.uuid}`,
    })),
    link: `${publicUrl}/view/${shareSlug}`,
    scanned: printedAddress(publicUrl, printCode),
    madeOn: mailDay(clock.now(), language, words.events.find(({ zone }) => zone)?.zone),
  }
  const release = async () => {
    await still?.release()
    for (const one of films) await one.still?.release()
    await prints.release()
  }
  return { source, missing: prints.missing, release }
}

/** Paper plays nothing: it says that there is a voice, how long it is, and what is said. */
function recordingOnPaper(
  { role, durationSeconds, transcript }: { role: string; durationSeconds: number | null; transcript: string },
  language: Language,
): string {
  const { book } = textsOf(language).print
  const length = lengthOf(durationSeconds ?? 0)
  const line = role === 'MEMORY_VOICE' ? book.voice(length) : book.filmOfMemory(length)
  return [line, transcript].filter(Boolean).join('\n')
}

/** `1:23` */
const lengthOf = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** The photos as the hosts placed them; or in order of time, by decades, with those behind that have no date. */
function photosOf(
  own: PhotoRow[],
  words: Words,
  printed: (photos: PhotoRow[]) => PrintPhoto[],
  language: Language,
): Pick<BookSource, 'photos' | 'decades'> {
  if (words.photoOrder === 'HAND') return { photos: printed(own) }
  const sorted = inTime(own, words)
  const groups = Map.groupBy(sorted, (photo) => decadeOf(resolvePhotoDate(photo, words).date))
  const undated = groups.get(null) ?? []
  groups.delete(null)
  const dated = (photos: PhotoRow[]) =>
    printed(photos.map((photo) => ({ ...photo, title: withDate(photo, words, language) })))
  // A life of few decades is no row of chapters.
  if (groups.size < life.decadesMin) return { photos: dated(sorted) }
  const decades = [...groups].flatMap(([decade, photos]) =>
    decade === null ? [] : [{ decade, name: decadeIn(language, decade), photos: dated(photos) }],
  )
  return { decades: decades.filter(({ photos }) => photos.length > 0), photos: printed(undated) }
}

type Words = NonNullable<Awaited<ReturnType<typeof readWords>>>

/** In order of time, where the hosts chose it. */
const inTime = <Row extends PhotoDateFacts>(rows: Row[], words: Words): Row[] =>
  words.photoOrder === 'TIME' ? inOrderOfTime(rows, (row) => photoTimeKey(row, words)) : rows

/** A caption with when it was taken. */
const withDate = (row: PhotoDateFacts & { title: string }, words: Words, language: Language): string =>
  [row.title, photoDateIn(language, resolvePhotoDate(row, words).date)].filter(Boolean).join(' · ')

async function prepare(
  context: Context,
  photos: PhotoRow[],
  { dir, progress, signal }: KeepsakeWork<BookChoices>,
) {
  const prints = new Map<string, media.LocalPrint>()
  const release = async () => {
    for (const print of prints.values()) await print.release()
  }
  try {
    for (const [n, photo] of photos.entries()) {
      const print = await media.print(context, photo, dir)
      if (print) prints.set(photo.uuid, print)
      // Typesetting comes after that.
      progress((0.9 * (n + 1)) / photos.length)
      signal.throwIfAborted()
    }
  } catch (reason) {
    await release()
    throw reason
  }
  return {
    of({ uuid, title }: PhotoRow): PrintPhoto | undefined {
      const print = prints.get(uuid)
      return print && asPrint(print, title)
    },
    missing: photos.length - prints.size,
    release,
  }
}

const asPrint = ({ path, width, height }: media.LocalPrint, caption: string): PrintPhoto => ({
  path,
  width,
  height,
  caption,
})

/** The fields of a row of `media` that name the still of a video. */
interface FilmStill {
  location: string
  posterFilename: string | null
  posterWidth: number | null
  posterHeight: number | null
}

/** A video's still image, which is large enough for print; null when there is none. */
async function readStill(
  { storage }: Pick<Context, 'storage'>,
  video: FilmStill,
): Promise<media.LocalPrint | null> {
  const { location, posterFilename, posterWidth: width, posterHeight: height } = video
  if (posterFilename === null || width === null || height === null) return null
  const key = publicKey(location, `${posterFilename}.jpg`)
  if (!(await storage.stat(key))) return null
  return { ...(await storage.local(key)), width, height }
}
