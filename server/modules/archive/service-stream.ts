import type { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import { excerptOf } from '#contract/excerpt.ts'
import { inOrderOfTime, photoTimeKey } from '#contract/photo-date.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { bagged } from '#server/lib/bag.ts'
import { fileName, paddedNumber } from '#server/lib/file-names.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'
import { plainText, type ZipEntry, zipped } from '#server/lib/zip.ts'
import { mailDay } from '#server/mails/dates.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as events from '#server/modules/events/service.ts'
import * as funds from '#server/modules/funds/service.ts'
import { readOrderText } from '#server/modules/orders-of-service/load-order.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import { writeThanksTable } from '#server/modules/thanks/list-thanks.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { carryMemorial } from './carry-memorial.ts'
import { findZone, presentDayTold, resolveTakenDate, writeMemoryTable } from './present.ts'
import { readme } from './present-readme.ts'
import * as repo from './repo-contents.ts'
import {
  type Album,
  bestKeyOf,
  emptyAlbum,
  type FilePlace,
  photoEntries,
  placesOf,
  recordingEntries,
  stored,
} from './service-photos.ts'
import { sitePage, startPage } from './site/page.tsx'
import type { SiteSource } from './site/source.ts'
import { readSiteFonts, siteStyle } from './site/style.ts'
import { type ArchiveTranslator, archiveTranslator } from './translator.ts'

type StreamNeeds = Pick<Context, 'db' | 'clock' | 'storage' | 'publicUrl'>

/**
 * Opens the printed book; if there is none, begins one at once. Null when there is none before the signal aborts.
 */
export type OpenBook = (signal: AbortSignal) => Promise<(() => Promise<Readable>) | null>

/** The longest time that an archive waits for its book after all other files were sent. */
const PATIENCE_MS = 120_000

/** A snapshot of the memorial when its archive is begun. */
async function readContents(context: Pick<Context, 'db'>, memorial: repo.MemorialRow) {
  const { db } = context
  const { uuid } = memorial
  const [stories, own, memories, others, hostName] = await Promise.all([
    repo.readStories(db, uuid),
    repo.readOwnFiles(db, memorial),
    repo.readMemories(db, uuid),
    repo.readFilesOfOthers(db, uuid),
    views.readHostName(context, uuid),
  ])
  const order = new Map(memories.map((memory, at) => [memory.uuid, at]))
  const sorted = (rows: repo.FileRow[]) =>
    memorial.photoOrder === 'TIME' ? inOrderOfTime(rows, (row) => photoTimeKey(row, memorial)) : rows
  const memoryOf = ({ contributionUuid, recordingOf }: repo.FileRow) => contributionUuid ?? recordingOf ?? ''
  const visible = others
    .filter((row) => order.has(memoryOf(row)))
    .toSorted((one, other) => (order.get(memoryOf(one)) ?? 0) - (order.get(memoryOf(other)) ?? 0))
  const from = new Map(memories.map((one) => [one.uuid, one.contributorName?.trim() ?? '']))
  return {
    memorial,
    hostName,
    stories,
    memories: memories.map((row) => ({ ...row, from: from.get(row.uuid) ?? '' })),
    /** The name of who added a file; empty: Anonymous. */
    fromOf: (row: repo.FileRow) => from.get(memoryOf(row)) ?? '',
    photos: sorted(own.filter(({ role }) => role === 'PHOTO')),
    portrait: own.find(({ uuid, role }) => uuid === memorial.profilePhotoUuid && role !== 'PHOTO'),
    films: sorted(own.filter(({ role }) => role === 'FILM')),
    video: own.find(({ uuid }) => uuid === memorial.hostVideoUuid),
    photosOfOthers: visible.filter(({ recordingOf }) => recordingOf === null),
    recordingsOfOthers: visible.filter(({ recordingOf }) => recordingOf !== null),
    filesOf: Map.groupBy(visible, memoryOf),
    /** Of what waits or is hidden, which no page shows. */
    unseen: others.filter((row) => !order.has(memoryOf(row))),
  }
}

type Contents = Awaited<ReturnType<typeof readContents>>

/**
 * The archive of a memorial, generated while it is read: files, then texts and tables, what makes it again, the book, and
 * last the checksums of all of them (docs/decisions/0035, 0036).
 *
 * @param isWhole for a host: with what waits or is hidden, which nobody sees, so that the memorial can be made again
 */
export function archiveStream(
  context: StreamNeeds,
  memorial: repo.MemorialRow,
  openBook: OpenBook,
  isWhole: boolean,
): Readable {
  const language = memorial.language ?? defaultLanguage
  const t = archiveTranslator(language)
  const { nameOfPerson } = memorial
  const at = context.clock.now()
  const link = `${context.publicUrl}/view/${memorial.shareSlug}`
  const told: Told = { t, language, at, link, isWhole, beside: [] }
  const title = t('files.archive', { name: nameOfPerson })
  return zipped((signal) =>
    bagged(entries(context, memorial, told, openBook, signal), {
      folder: fileName(title, 'zip').replace(/\.zip$/, ''),
      at,
      info: [
        ['Source-Organization', brand.name],
        ['Bagging-Date', at.toISOString().slice(0, 10)],
        ['External-Description', title],
        ['External-Identifier', link],
      ],
      besides: () => [{ name: 'index.html', at, body: startPage(language, nameOfPerson) }, ...told.beside],
    }),
  )
}

interface Told {
  t: ArchiveTranslator
  language: Language
  at: Date
  /** The address of the memorial. */
  link: string
  isWhole: boolean
  /** Put beside the folder with the files, once those are known. */
  beside: ZipEntry[]
}

async function* entries(
  context: StreamNeeds,
  memorial: repo.MemorialRow,
  told: Told,
  openBook: OpenBook,
  signal: AbortSignal,
): AsyncIterable<ZipEntry> {
  const { t, language, at, link, beside } = told
  const text = (name: string, body: string): ZipEntry => ({ name, at, body })
  // The book is made while the photos are sent. If that fails, the archive holds a note instead.
  const late = new AbortController()
  const book = openBook(AbortSignal.any([signal, late.signal])).catch(() => null)
  const contents = await readContents(context, memorial)

  const album = emptyAlbum()
  const takenOf = ({ row }: FilePlace) => resolveTakenDate(row, memorial, language)
  for (const place of photoPlaces(contents, t)) yield* photoEntries(context, place, takenOf(place), album)
  for (const place of recordingPlaces(contents, t))
    yield* recordingEntries(context, place, takenOf(place), album)

  const facts = { link, madeOn: mailDay(at, language, findZone(memorial)) }
  yield text('site/style.css', siteStyle)
  for (const { name, content } of await readSiteFonts())
    yield { name: `site/fonts/${name}`, at, body: content }
  yield text('index.html', sitePage(pageOf(contents, album, { ...facts, language })))
  yield* wordEntries(context, contents, told, album)
  yield* restoreEntries(context, contents, told, album)
  const note = readme(t, { name: memorial.nameOfPerson, ...facts, ...countsOf(contents, album) })
  beside.push(text(t('files.readme'), plainText(note)))

  const patience = setTimeout(() => late.abort(), PATIENCE_MS)
  const open = await book.finally(() => clearTimeout(patience))
  // A book that was replaced a moment ago cannot be opened any more.
  const printed = signal.aborted ? null : await open?.().catch(() => null)
  if (printed) yield { name: t('files.book'), at, body: async () => printed }
  else yield text(t('files.noBook'), plainText(noBook(memorial.nameOfPerson, t)))
}

/** The words as texts, and everything else as tables. */
async function* wordEntries(
  context: StreamNeeds,
  { memorial, stories, memories, filesOf }: Contents,
  { t, language, at }: Told,
  album: Album,
): AsyncIterable<ZipEntry> {
  const { uuid: memorialUuid, hostMessage } = memorial
  const text = (name: string, body: string): ZipEntry => ({ name, at, body })
  const words = t('files.words')
  if (hostMessage) yield text(`${words}/${t('files.messageText')}`, plainText(hostMessage))
  for (const [n, story] of stories.entries()) {
    const number = paddedNumber(n + 1, stories.length)
    const name = fileName(story.title ?? excerptOf(story.text, 60), 'txt', number)
    const body = [story.title, story.text].filter(Boolean).join('\n\n')
    yield text(`${words}/${t('files.stories')}/${name}`, plainText(body))
  }
  const order = await readOrderText(context.db, memorialUuid, language)
  if (order) yield text(`${words}/${t('files.order')}`, plainText(order))
  const pathsOf = (files: repo.FileRow[]) => files.flatMap(({ uuid }) => album.files.get(uuid) ?? [])
  const rows = memories.map(({ uuid, from, email, dateCreated, message }) => {
    const own = filesOf.get(uuid) ?? []
    const recordings = own.filter(({ recordingOf }) => recordingOf !== null)
    return {
      from,
      email,
      date: dateCreated,
      message,
      files: pathsOf(own.filter(({ recordingOf }) => recordingOf === null)),
      recorded: pathsOf(recordings),
      said: recordings.map((row) => row.transcript).filter(Boolean),
    }
  })
  yield text(`${words}/${t('files.memories')}`, writeMemoryTable(rows, language))
  yield text(t('files.rsvps'), await rsvps.writeTable(context, memorialUuid, language))
  const byEvent = await events.tableOf(context, memorialUuid, language)
  if (byEvent) yield text(t('files.eventAnswers'), byEvent)
  yield text(t('files.donations'), await funds.tableOf(context, memorialUuid, language))
  yield text(t('files.thanks'), await writeThanksTable(context.db, memorialUuid, language))
  yield text(t('files.log'), await auditLog.tableOf(context, memorialUuid, language))
}

/** What makes the memorial again (docs/decisions/0036). */
async function* restoreEntries(
  context: StreamNeeds,
  { memorial, unseen }: Contents,
  { at, isWhole }: Told,
  album: Album,
): AsyncIterable<ZipEntry> {
  const files = new Map(album.files)
  for (const row of isWhole ? unseen : []) {
    const key = await bestKeyOf(context, row)
    if (!key) continue
    const path = `afterglow/${row.uuid}`
    files.set(row.uuid, path)
    yield stored(context, path, row, key)
  }
  const carried = await carryMemorial(context, memorial.uuid, { isWhole, files, madeAt: at })
  yield { name: 'afterglow.json', at, body: `${JSON.stringify(carried, null, 1)}\n` }
}

/** The portrait comes first if it is not one of the photos. */
function photoPlaces(contents: Contents, t: ArchiveTranslator): FilePlace[] {
  const { memorial, photos, photosOfOthers, portrait: row, fromOf } = contents
  const folder = t('files.photos')
  const portrait = row && {
    row,
    number: paddedNumber(0, photos.length),
    folder,
    words: t('files.portrait'),
    pageName: 'portrait',
    from: null,
    people: [memorial.nameOfPerson],
  }
  return [
    ...(portrait ? [portrait] : []),
    ...placesOf(photos, folder, { pageName: '', wordsOf: ({ title }) => title, fromOf: () => null }),
    ...placesOf(photosOfOthers, t('files.photosOfOthers'), {
      pageName: 'others-',
      wordsOf: (one) => [fromOf(one) || t('anonymous'), one.title].filter(Boolean).join(' - '),
      fromOf,
    }),
  ]
}

/** The host's message; films, by their titles; and the voices and films of others, by who added them. */
function recordingPlaces(contents: Contents, t: ArchiveTranslator): FilePlace[] {
  const { hostName: host, video: row, films, recordingsOfOthers, fromOf } = contents
  const words = host ? t('message', { host }) : t('files.message')
  return [
    ...(row ? [{ row, number: '', folder: t('files.video'), words, pageName: 'message', from: null }] : []),
    ...placesOf(films, t('files.films'), {
      pageName: 'film-',
      wordsOf: ({ title }) => title,
      fromOf: () => null,
    }),
    ...placesOf(recordingsOfOthers, t('files.recordings'), {
      pageName: 'others-',
      wordsOf: (one) => fromOf(one) || t('anonymous'),
      fromOf,
    }),
  ]
}

function pageOf(
  contents: Contents,
  album: Album,
  told: Pick<SiteSource, 'language' | 'link' | 'madeOn'>,
): SiteSource {
  const { memorial, hostName, stories, memories, filesOf, photos, films, video } = contents
  const shown = (rows: repo.FileRow[]) => rows.flatMap(({ uuid }) => album.shown.get(uuid) ?? [])
  const played = (row: repo.FileRow) => {
    const film = album.played.get(row.uuid)
    return film ? [{ ...film, caption: row.title.trim() }] : []
  }
  return {
    ...told,
    name: memorial.nameOfPerson,
    life: lifeSpanIn(told.language, memorial),
    ...presentDayTold(memorial, told.language),
    portrait: album.shown.get(memorial.profilePhotoUuid ?? '') ?? null,
    hostName,
    message: memorial.hostMessage,
    video: album.played.get(video?.uuid ?? '') ?? null,
    films: films.flatMap(played),
    photos: shown(photos),
    stories,
    memories: memories.map(({ uuid, from, message, dateCreated }) => ({
      from,
      date: mailDay(dateCreated, told.language),
      text: message,
      // Each file is shown or played, as far as the page can.
      photos: shown(filesOf.get(uuid) ?? []),
      recordings: (filesOf.get(uuid) ?? []).flatMap(played),
    })),
    unseen: album.unseen,
  }
}

function countsOf(
  { photos, portrait, photosOfOthers, recordingsOfOthers, video, films }: Contents,
  { files, smaller, lost }: Album,
) {
  const kept = (rows: repo.FileRow[]) => rows.filter(({ uuid }) => files.has(uuid)).length
  return {
    photos: kept(portrait ? [portrait, ...photos] : photos),
    photosOfOthers: kept(photosOfOthers),
    hasVideo: video !== undefined,
    films: films.length,
    recordings: recordingsOfOthers.length,
    smaller,
    lost,
  }
}

const noBook = (name: string, t: ArchiveTranslator): string =>
  `${t('noBook.what', { name })}\n\n${t('noBook.else')}`
