import { sql } from 'kysely'
import { isVideoSeen } from '#contract/is-video-seen.ts'
import type { BookChoices } from '#contract/keepsakes.ts'
import { life } from '#contract/limits.ts'
import { decadeOf, resolvePhotoDate } from '#contract/photo-date.ts'
import { printedAddress } from '#contract/printed-address.ts'
import { textsOf } from '#languages/all.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { screenLine } from '#server/lib/spam.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { mailDate, mailDay } from '#server/mails/dates.ts'
import { decadeIn, photoDateIn } from '#server/mails/photo-dates.ts'
import { printedDays } from '#server/mails/printed-days.ts'
import { presentDay } from '#server/modules/events/present.ts'
import type { FileRow } from '#server/modules/keepsakes/find-memorial.ts'
import type { KeepsakeWork } from '#server/modules/keepsakes/make-keepsake.ts'
import { printPhoto } from '#server/modules/media/print-photo.ts'
import { gatherMemorial } from '#server/modules/views/gather-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { BookSource, PrintPhoto } from '#server/ports/typesetter.ts'

type Work = KeepsakeWork<BookChoices>

/**
 * Reads the current memorial and prepares its photos, one after the other; `missing` of them cannot be read any more.
 * Rejects with MEMORIAL_NOT_FOUND.
 *
 * @param opened gets the files that are open until the book is typeset
 */
export async function gatherBook(context: Context, work: Work, opened: AsyncDisposableStack) {
  const { memorialUuid, choices } = work
  const { db, publicUrl, clock } = context
  const { memorial, portrait, video, photos, films, ...gathered } = await gatherMemorial(db, memorialUuid)
  const { language, hostMessage, events, shareSlug, printCode, photoOrder } = memorial
  const memories = choices.contributions ? gathered.memories : []
  const portraits = portrait ? [portrait] : []
  // The portrait may be one of the photos.
  const wanted = [...new Set([...portraits, ...photos, ...memories.flatMap((memory) => memory.photos)])]
  const prints = await preparePhotos(context, wanted, work, opened)

  const dateOf = (file: FileRow) => (photoOrder === 'TIME' ? resolvePhotoDate(file, memorial).date : null)
  // In order of time a caption also says when.
  const captionOf = (file: FileRow) =>
    [file.title, photoDateIn(language, dateOf(file))].filter(Boolean).join(' · ')
  const printed = (rows: readonly FileRow[]) =>
    rows.flatMap((row): PrintPhoto[] => {
      const print = prints.get(row.uuid)
      return print ? [{ ...print, caption: captionOf(row) }] : []
    })
  const readStill = (video: FileRow) => openStill(context, video, opened)
  const day = presentDay(events, memorialUuid)
  const [printedPortrait] = printed(portraits)
  const isVideo = isVideoSeen({ ...memorial, words: hostMessage, hasVideo: video !== undefined })
  const scanned = printedAddress(publicUrl, printCode)

  const source: BookSource = {
    choices,
    language,
    name: memorial.nameOfPerson,
    belowName: [lifeSpanIn(language, memorial)],
    date: day.date && mailDate(day.date, language, day.parts[0]?.zone),
    address: day.place,
    days: printedDays(day.parts, language),
    portrait: printedPortrait ?? null,
    hostName: memorial.hostName,
    message: isVideo ? null : hostMessage,
    video:
      isVideo && video
        ? { still: await readStill(video), seconds: video.durationSeconds, transcript: video.transcript }
        : null,
    stories: await listStories(db, memorialUuid),
    photos: printed(photos),
    memories: memories
      .map(({ from, dateCreated, message, photos, recordings }) => {
        const text = [message, ...recordings.map((one) => tellRecording(one, language))]
        return {
          from,
          date: mailDay(dateCreated, language),
          text: text.filter(Boolean).join('\n\n'),
          photos: printed(photos),
        }
      })
      .filter(({ text, photos }) => text !== '' || photos.length > 0),
    attended: choices.attended ? await listAttending(db, memorialUuid, language) : null,
    films: await Promise.all(
      films.map(async (film) => ({
        still: await readStill(film),
        caption: captionOf(film),
        seconds: film.durationSeconds,
        // Whoever scans it holds the book: as with a card, the page knows that they come from the family.
        link: `${scanned}#photo-${film.uuid}`,
      })),
    ),
    link: `${publicUrl}/view/${shareSlug}`,
    scanned,
    madeOn: mailDay(clock.now(), language, events.find(({ zone }) => zone)?.zone),
  }
  const decades = Map.groupBy(photos, (photo) => decadeOf(dateOf(photo)))
  const undated = decades.get(null) ?? []
  decades.delete(null)
  // A life of few decades is no row of chapters.
  if (decades.size >= life.decadesMin) {
    source.photos = printed(undated)
    source.decades = [...decades].flatMap(([decade, rows]) => {
      const photos = printed(rows)
      return decade && photos.length > 0 ? [{ decade, name: decadeIn(language, decade), photos }] : []
    })
  }
  return { source, missing: wanted.length - prints.size }
}

/** Each in print resolution, by its id. Rejects when the book is not wanted any more. */
async function preparePhotos(
  context: Context,
  photos: readonly FileRow[],
  { dir, progress, signal }: Work,
  opened: AsyncDisposableStack,
): Promise<Map<string, Omit<PrintPhoto, 'caption'>>> {
  const prints = new Map<string, Omit<PrintPhoto, 'caption'>>()
  for (const [n, photo] of photos.entries()) {
    const print = await printPhoto(context, photo, dir)
    if (print) {
      const { release, ...picture } = print
      opened.defer(release)
      prints.set(photo.uuid, picture)
    }
    // Typesetting comes after that.
    progress((0.9 * (n + 1)) / photos.length)
    signal.throwIfAborted()
  }
  return prints
}

/** A video's still image, which is large enough for print; null when there is none. */
async function openStill(
  { storage }: Pick<Context, 'storage'>,
  { location, posterFilename, posterWidth: width, posterHeight: height }: FileRow,
  opened: AsyncDisposableStack,
): Promise<PrintPhoto | null> {
  if (posterFilename === null || width === null || height === null) return null
  const key = publicKey(location, `${posterFilename}.jpg`)
  if (!(await storage.stat(key))) return null
  const { path, release } = await storage.local(key)
  opened.defer(release)
  return { path, width, height, caption: '' }
}

/** Paper plays nothing: it says that there is a voice, how long it is, and what is said. */
function tellRecording({ role, durationSeconds, transcript }: FileRow, language: Language): string {
  const { book } = textsOf(language).print
  const seconds = Math.round(durationSeconds ?? 0)
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const line = role === 'MEMORY_VOICE' ? book.voice(length) : book.filmOfMemory(length)
  return [line, transcript].filter(Boolean).join('\n')
}

const listStories = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('stories')
    .select(['title', 'text'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()

/** The names of those who attend: the name they gave, else the one the host entered for them. */
async function listAttending(db: Db, memorialUuid: string, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('rsvps')
    .leftJoin('contacts', 'contacts.uuid', 'rsvps.contactUuid')
    .select(sql<string>`coalesce(nullif(trim(rsvps.name), ''), ${fullNameOf('contacts')}, '')`.as('name'))
    .where('rsvps.memorialUuid', '=', memorialUuid)
    .where('rsvps.dayStatus', '=', 'ATTENDING')
    .where('rsvps.awaitsLook', '=', false)
    .execute()
  return (
    rows
      .map(({ name }) => name)
      // A name that contains an advertisement is not printed.
      .filter((name) => name !== '' && !screenLine(name))
      .sort(new Intl.Collator(localeOf(language)).compare)
  )
}
