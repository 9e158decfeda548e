import { sql } from 'kysely'
import { isVideoSeen } from '#contract/is-video-seen.ts'
import type { BookChoices } from '#contract/keepsakes.ts'
import { life } from '#contract/limits.ts'
import { decadeOf, inOrderOfTime, photoTimeKey, resolvePhotoDate } from '#contract/photo-date.ts'
import { printedAddress } from '#contract/printed-address.ts'
import { textsOf } from '#languages/all.ts'
import { defaultLanguage, type Language, localeOf } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fullNameOf } from '#server/lib/full-name.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { screenLine } from '#server/lib/spam.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { mailDate, mailDay } from '#server/mails/dates.ts'
import { decadeIn, photoDateIn } from '#server/mails/photo-dates.ts'
import { printedDays } from '#server/mails/printed-days.ts'
import { presentDay } from '#server/modules/events/present.ts'
import { type FileRow, findMemorial, listFiles } from '#server/modules/keepsakes/find-memorial.ts'
import type { KeepsakeWork } from '#server/modules/keepsakes/make-keepsake.ts'
import * as media from '#server/modules/media/service.ts'
import * as views from '#server/modules/views/service.ts'
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
  const memorial = await findMemorial(db, memorialUuid)
  if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { hostMessage, events, shareSlug, printCode, photoOrder } = memorial
  const language = memorial.language ?? defaultLanguage
  const files = (await listFiles(db, memorialUuid)).filter(({ state }) => state === 'READY')
  const memories = choices.contributions ? await listMemories(db, memorialUuid) : []
  const filesOf = Map.groupBy(files, ({ contributionUuid, recordingOf }) => contributionUuid ?? recordingOf)
  const shown = new Set(memories.map(({ uuid }) => uuid))
  const wanted = files.filter(
    ({ uuid, role, contributionUuid }) =>
      role === 'PHOTO' || uuid === memorial.profilePhotoUuid || shown.has(contributionUuid ?? ''),
  )
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
  const inRole = (wanted: FileRow['role']) => {
    const own = files.filter(({ role }) => role === wanted)
    return photoOrder === 'TIME' ? inOrderOfTime(own, (row) => photoTimeKey(row, memorial)) : own
  }
  const readStill = (video: FileRow) => openStill(context, video, opened)
  const day = presentDay(events, memorialUuid)
  const [portrait] = printed(files.filter(({ uuid }) => uuid === memorial.profilePhotoUuid))
  const video = files.find(({ uuid }) => uuid === memorial.hostVideoUuid)
  const isVideo = isVideoSeen({ ...memorial, words: hostMessage, hasVideo: video !== undefined })
  const scanned = printedAddress(publicUrl, printCode)

  const source: BookSource = {
    choices,
    language,
    name: memorial.nameOfPerson,
    life: lifeSpanIn(language, memorial),
    date: day.date && mailDate(day.date, language, day.parts[0]?.zone),
    address: day.place,
    days: printedDays(day.parts, language),
    portrait: portrait ?? null,
    hostName: await views.readHostName(context, memorialUuid),
    message: isVideo ? null : hostMessage,
    video:
      isVideo && video
        ? { still: await readStill(video), seconds: video.durationSeconds, transcript: video.transcript }
        : null,
    stories: await listStories(db, memorialUuid),
    photos: printed(inRole('PHOTO')),
    memories: memories
      .map(({ uuid, contributorName, dateCreated, message }) => {
        const { photos = [], recordings = [] } = Object.groupBy(filesOf.get(uuid) ?? [], ({ recordingOf }) =>
          recordingOf === null ? 'photos' : 'recordings',
        )
        const text = [message, ...recordings.map((one) => tellRecording(one, language))]
        return {
          from: contributorName?.trim() ?? '',
          date: mailDay(dateCreated, language),
          text: text.filter(Boolean).join('\n\n'),
          photos: printed(photos),
        }
      })
      .filter(({ text, photos }) => text !== '' || photos.length > 0),
    attended: choices.attended ? await listAttending(db, memorialUuid, language) : null,
    films: await Promise.all(
      inRole('FILM').map(async (film) => ({
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
  const decades = Map.groupBy(inRole('PHOTO'), (photo) => decadeOf(dateOf(photo)))
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
    const print = await media.print(context, photo, dir)
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

/** The visible contributions, oldest first. */
const listMemories = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'dateCreated'])
    .where('memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .orderBy('dateCreated')
    .orderBy('uuid')
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
