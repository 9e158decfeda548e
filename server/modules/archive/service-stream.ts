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
import * as orders from '#server/modules/orders-of-service/service.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import { writeThanksTable } from '#server/modules/thanks/list-thanks.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { memoryTable } from './present-csv.ts'
import { presentDayTold, zoneOf } from './present-day.ts'
import { type TakenDate, takenDate } from './present-photo-date.ts'
import { readme } from './present-readme.ts'
import * as repo from './repo-contents.ts'
import { machineEntries } from './service-machines.ts'
import {
  type Album,
  emptyAlbum,
  type PhotoPlace,
  photoEntries,
  placesOf,
  recordingEntries,
} from './service-photos.ts'
import { siteFonts } from './site/fonts.ts'
import { sitePage } from './site/page.tsx'
import { siteScript } from './site/script.ts'
import type { SiteSource, SiteVideo } from './site/source.ts'
import { startPage } from './site/start-page.tsx'
import { siteStyle } from './site/style.ts'
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
  const [stories, own, memories, others, recordings, host] = await Promise.all([
    repo.readStories(db, uuid),
    repo.readOwnFiles(db, memorial),
    repo.readMemories(db, uuid),
    repo.readFilesOfOthers(db, uuid),
    repo.readRecordingsOfOthers(db, uuid),
    views.readHostName(context, uuid),
  ])
  const order = new Map(memories.map((memory, at) => [memory.uuid, at]))
  const ownPhotos = own.filter(({ role }) => role === 'PHOTO')
  const sorted = (rows: repo.FileRow[]) =>
    memorial.photoOrder === 'TIME' ? inOrderOfTime(rows, (row) => photoTimeKey(row, memorial)) : rows
  const place = ({ contributionUuid, recordingOf }: repo.FileRow) =>
    order.get(contributionUuid ?? recordingOf ?? '') ?? 0
  return {
    memorial,
    hostName: host,
    stories,
    memories: memories.map((row) => ({ ...row, from: row.contributorName?.trim() ?? '' })),
    photos: sorted(ownPhotos),
    portrait: own.find(({ uuid, role }) => uuid === memorial.profilePhotoUuid && role !== 'PHOTO'),
    films: sorted(own.filter(({ role }) => role === 'FILM')),
    video: own.find(({ uuid }) => uuid === memorial.hostVideoUuid),
    photosOfOthers: others.toSorted((one, other) => place(one) - place(other)),
    photosOf: Map.groupBy(others, (row) => row.contributionUuid),
    recordingsOfOthers: recordings.toSorted((one, other) => place(one) - place(other)),
  }
}

type Contents = Awaited<ReturnType<typeof readContents>>

/**
 * The archive of a memorial, generated while it is read: files, then texts and tables, what machines read, the book, and
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
  { t, language, at, link, isWhole, beside }: Told,
  openBook: OpenBook,
  signal: AbortSignal,
): AsyncIterable<ZipEntry> {
  const text = (name: string, body: string): ZipEntry => ({ name, at, body })
  // The book is made while the photos are sent. If that fails, the archive holds a note instead.
  const late = new AbortController()
  const book = openBook(AbortSignal.any([signal, late.signal])).catch(() => null)
  const contents = await readContents(context, memorial)
  const { photosOf, video, memories, stories } = contents

  const album = emptyAlbum()
  for (const place of [...ownPlaces(contents, t), ...placesOfOthers(contents, t)])
    yield* photoEntries(context, place, takenDate(place.row, memorial, language), album)
  let film: SiteSource['video'] = null
  if (video) {
    const words = contents.hostName ? t('message', { host: contents.hostName }) : t('files.message')
    const name = (ending: string) => `${t('files.video')}/${fileName(words, ending)}`
    yield* recordingEntries(
      context,
      video,
      name,
      'message',
      (told) => {
        film = told
      },
      album,
    )
  }

  const films: SiteSource['films'] = []
  const takenOf = (row: repo.FileRow) => takenDate(row, memorial, language)
  yield* filmEntries(context, contents.films, { t, takenOf }, (told) => films.push(told), album)

  const heard = new Map<string, Heard>()
  yield* entriesOfOthers(context, contents, { t, takenOf }, heard, album)

  const facts = { link, madeOn: mailDay(at, language, zoneOf(memorial)) }
  yield text('site/style.css', siteStyle)
  yield text('site/show.js', siteScript)
  for (const { name, content } of await siteFonts()) yield { name: `site/fonts/${name}`, at, body: content }
  yield text(
    'index.html',
    sitePage(pageOf(contents, album, { ...facts, language, video: film, films }, heard)),
  )

  const words = t('files.words')
  if (memorial.hostMessage) yield text(`${words}/${t('files.messageText')}`, plainText(memorial.hostMessage))
  for (const [n, story] of stories.entries()) {
    const number = paddedNumber(n + 1, stories.length)
    const name = fileName(story.title ?? excerptOf(story.text, 60), 'txt', number)
    const body = [story.title, story.text].filter(Boolean).join('\n\n')
    yield text(`${words}/${t('files.stories')}/${name}`, plainText(body))
  }
  const order = await orders.textOf(context, memorial.uuid, language)
  if (order) yield text(`${words}/${t('files.order')}`, plainText(order))
  const rows = memories.map(({ uuid, from, email, dateCreated, message }) => {
    const own = photosOf.get(uuid) ?? []
    const paths = own.map((row) => album.files.get(row.uuid)).filter((path) => path !== undefined)
    const recordings = recordingsOf(contents, uuid)
    const said = recordings.map((row) => row.transcript).filter(Boolean)
    const recorded = recordings.flatMap((row) => heard.get(row.uuid)?.file ?? [])
    return { from, email, date: dateCreated, message, files: paths, recorded, said }
  })
  yield text(`${words}/${t('files.memories')}`, memoryTable(rows, language))
  yield text(t('files.rsvps'), await rsvps.tableOf(context, memorial.uuid, language))
  const byEvent = await events.tableOf(context, memorial.uuid, language)
  if (byEvent) yield text(t('files.eventAnswers'), byEvent)
  yield text(t('files.donations'), await funds.tableOf(context, memorial.uuid, language))
  yield text(t('files.thanks'), await writeThanksTable(context.db, memorial.uuid, language))
  yield text(t('files.log'), await auditLog.tableOf(context, memorial.uuid, language))
  yield* machineEntries(context, { ...contents, album, language, link, at, isWhole })
  const counted = countsOf(contents, album)
  const note = readme(t, { name: memorial.nameOfPerson, ...facts, ...counted })
  beside.push(text(t('files.readme'), plainText(note)))

  const patience = setTimeout(() => late.abort(), PATIENCE_MS)
  const open = await book.finally(() => clearTimeout(patience))
  // A book that was replaced a moment ago cannot be opened any more.
  const printed = signal.aborted ? null : await open?.().catch(() => null)
  if (printed) yield { name: t('files.book'), at, body: async () => printed }
  else yield text(t('files.noBook'), plainText(noBook(memorial.nameOfPerson, t)))
}

/** What files are called, and when they were taken. */
interface FileWords {
  t: ArchiveTranslator
  takenOf: (row: repo.FileRow) => TakenDate
}

/** Films have names of their own among the recordings. */
async function* filmEntries(
  context: Pick<StreamNeeds, 'storage'>,
  films: readonly repo.FileRow[],
  { t, takenOf }: FileWords,
  tell: (film: SiteSource['films'][number]) => void,
  album: Album,
): AsyncIterable<ZipEntry> {
  for (const [at, row] of films.entries()) {
    const number = paddedNumber(at + 1, films.length)
    const name = (ending: string) => `${t('files.films')}/${fileName(row.title, ending, number)}`
    const caption = row.title.trim()
    yield* recordingEntries(
      context,
      row,
      name,
      `film-${number}`,
      (told) => tell({ ...told, caption }),
      album,
      {
        taken: takenOf(row),
        from: null,
      },
    )
  }
}

/** What is known of a voice or film of others after it was added. */
interface Heard {
  /** Its path in the archive. */
  file: string
  /** Null where nothing is left that the page could play. */
  onPage: SiteVideo | null
}

const recordingsOf = ({ recordingsOfOthers }: Pick<Contents, 'recordingsOfOthers'>, memory: string) =>
  recordingsOfOthers.filter(({ recordingOf }) => recordingOf === memory)

/** Voices and films of others, named by who added them. */
async function* entriesOfOthers(
  context: Pick<StreamNeeds, 'storage'>,
  { recordingsOfOthers: rows, memories }: Contents,
  { t, takenOf }: FileWords,
  heard: Map<string, Heard>,
  album: Pick<Album, 'files'>,
): AsyncIterable<ZipEntry> {
  const giver = new Map(memories.map(({ uuid, from }) => [uuid, from]))
  for (const [at, row] of rows.entries()) {
    const number = paddedNumber(at + 1, rows.length)
    const from = giver.get(row.recordingOf ?? '') || t('anonymous')
    const name = (ending: string) => `${t('files.recordings')}/${fileName(from, ending, number)}`
    let onPage: SiteVideo | null = null
    const tell = (told: SiteVideo) => {
      onPage = told
    }
    yield* recordingEntries(context, row, name, `others-${number}`, tell, album, {
      taken: takenOf(row),
      from: giver.get(row.recordingOf ?? '') ?? null,
    })
    const file = album.files.get(row.uuid)
    if (file) heard.set(row.uuid, { file, onPage })
  }
}

/** The portrait comes first if it is not one of the photos. */
function ownPlaces({ memorial, photos, portrait }: Contents, t: ArchiveTranslator): PhotoPlace[] {
  const folder = t('files.photos')
  const wordsOf = ({ title }: repo.FileRow) => title
  const places = placesOf(photos, folder, { pageName: '', wordsOf, fromOf: () => null })
  if (!portrait) return places
  const number = paddedNumber(0, photos.length)
  const words = t('files.portrait')
  return [
    {
      row: portrait,
      number,
      folder,
      words,
      pageName: 'portrait',
      from: null,
      people: [memorial.nameOfPerson],
    },
    ...places,
  ]
}

function placesOfOthers({ photosOfOthers, memories }: Contents, t: ArchiveTranslator): PhotoPlace[] {
  const giver = new Map(memories.map(({ uuid, from }) => [uuid, from]))
  const fromOf = ({ contributionUuid }: repo.FileRow) => giver.get(contributionUuid ?? '') ?? ''
  return placesOf(photosOfOthers, t('files.photosOfOthers'), {
    pageName: 'others-',
    wordsOf: (row) => [fromOf(row) || t('anonymous'), row.title].filter(Boolean).join(' - '),
    fromOf,
  })
}

function pageOf(
  contents: Contents,
  album: Album,
  told: Pick<SiteSource, 'language' | 'link' | 'madeOn' | 'video' | 'films'>,
  heard: ReadonlyMap<string, Heard>,
): SiteSource {
  const { memorial, hostName, stories, memories, photos, photosOf } = contents
  const shown = (rows: repo.FileRow[]) =>
    rows.map(({ uuid }) => album.onPage.get(uuid)).filter((photo) => photo !== undefined)
  return {
    ...told,
    name: memorial.nameOfPerson,
    life: lifeSpanIn(told.language, memorial),
    ...presentDayTold(memorial, told.language),
    portrait: album.onPage.get(memorial.profilePhotoUuid ?? '') ?? null,
    hostName,
    message: memorial.hostMessage,
    photos: shown(photos),
    stories,
    memories: memories.map(({ uuid, from, message, dateCreated }) => ({
      from,
      date: mailDay(dateCreated, told.language),
      text: message,
      photos: shown(photosOf.get(uuid) ?? []),
      recordings: recordingsOf(contents, uuid).flatMap((row) => heard.get(row.uuid)?.onPage ?? []),
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

function noBook(name: string, t: ArchiveTranslator): string {
  return `${t('noBook.what', { name })}\n\n${t('noBook.else')}`
}
