import type { Readable } from 'node:stream'
import { excerptOf } from '#contract/excerpt.ts'
import { defaultLanguage } from '#languages/index.ts'
import { fileName, paddedNumber } from '#server/lib/file-names.ts'
import { plainText, type ZipEntry, zipped } from '#server/lib/zip.ts'
import { mailDate, mailDay } from '#server/mails/dates.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as events from '#server/modules/events/service.ts'
import * as funds from '#server/modules/funds/service.ts'
import * as rsvps from '#server/modules/rsvps/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Storage } from '#server/ports/storage.ts'
import { memoryTable } from './present-csv.ts'
import { readme } from './present-readme.ts'
import * as repo from './repo-contents.ts'
import { type Album, emptyAlbum, fileEntries, type PhotoPlace, placesOf } from './service-photos.ts'
import { siteFonts } from './site/fonts.ts'
import { sitePage } from './site/page.tsx'
import { siteScript } from './site/script.ts'
import type { SiteSource } from './site/source.ts'
import { siteStyle } from './site/style.ts'
import { type ArchiveTranslator, archiveTranslator } from './translator.ts'

export interface StreamDeps extends Pick<Context, 'db' | 'clock'> {
  storage: Storage
  publicUrl: string
  /** Opens the printed book; if there is none, begins one at once. Null when there is none before the signal aborts. */
  book(memorialUuid: string, signal: AbortSignal): Promise<(() => Promise<Readable>) | null>
}

/** The longest time that an archive waits for its book after all other files were sent. */
const PATIENCE_MS = 120_000

/** A snapshot of the memorial when its archive is begun. */
async function readContents(deps: StreamDeps, memorial: repo.MemorialRow) {
  const { db } = deps
  const { uuid } = memorial
  const [stories, own, memories, others, host] = await Promise.all([
    repo.readStories(db, uuid),
    repo.readOwnFiles(db, memorial),
    repo.readMemories(db, uuid),
    repo.readFilesOfOthers(db, uuid),
    views.hostName(deps, uuid),
  ])
  const order = new Map(memories.map((memory, at) => [memory.uuid, at]))
  const place = ({ contributionUuid }: repo.FileRow) => order.get(contributionUuid ?? '') ?? 0
  return {
    memorial,
    hostName: host,
    stories,
    memories: memories.map((row) => ({ ...row, from: row.contributorName?.trim() ?? '' })),
    photos: own.filter(({ role }) => role === 'PHOTO'),
    portrait: own.find(({ uuid, role }) => uuid === memorial.profilePhotoUuid && role !== 'PHOTO'),
    video: own.find(({ uuid }) => uuid === memorial.hostVideoUuid),
    photosOfOthers: others.toSorted((one, other) => place(one) - place(other)),
    photosOf: Map.groupBy(others, (row) => row.contributionUuid),
  }
}

type Contents = Awaited<ReturnType<typeof readContents>>

/** The archive of a memorial, generated while it is read: files, then texts and tables, the book last. */
export function archiveStream(deps: StreamDeps, memorial: repo.MemorialRow): Readable {
  return zipped((signal) => entries(deps, memorial, signal))
}

async function* entries(
  deps: StreamDeps,
  memorial: repo.MemorialRow,
  signal: AbortSignal,
): AsyncIterable<ZipEntry> {
  const { clock, storage } = deps
  const language = memorial.language ?? defaultLanguage
  const t = archiveTranslator(language)
  const at = clock.now()
  const text = (name: string, body: string): ZipEntry => ({ name, at, body })
  // The book is made while the photos are sent. If that fails, the archive holds a note instead.
  const late = new AbortController()
  const book = deps.book(memorial.uuid, AbortSignal.any([signal, late.signal])).catch(() => null)
  const contents = await readContents(deps, memorial)
  const { photosOf, video, memories, stories } = contents

  const album = emptyAlbum()
  const files = fileEntries(storage)
  for (const place of [...ownPlaces(contents, t), ...placesOfOthers(contents, t)])
    yield* files.photo(place, album)
  let film: SiteSource['video'] = null
  if (video) {
    const words = contents.hostName ? t('message', { host: contents.hostName }) : t('files.message')
    const name = (ending: string) => `${t('files.video')}/${fileName(words, ending)}`
    yield* files.recording(video, name, (told) => {
      film = told
    })
  }

  const facts = { link: `${deps.publicUrl}/view/${memorial.shareSlug}`, madeOn: mailDay(at, language) }
  yield text('site/style.css', siteStyle)
  yield text('site/show.js', siteScript)
  for (const { name, content } of await siteFonts()) yield { name: `site/fonts/${name}`, at, body: content }
  yield text('index.html', sitePage(pageOf(contents, album, { ...facts, language, video: film })))

  const words = t('files.words')
  if (memorial.hostMessage) yield text(`${words}/${t('files.messageText')}`, plainText(memorial.hostMessage))
  for (const [n, story] of stories.entries()) {
    const number = paddedNumber(n + 1, stories.length)
    const name = fileName(story.title ?? excerptOf(story.text, 60), 'txt', number)
    const body = [story.title, story.text].filter(Boolean).join('\n\n')
    yield text(`${words}/${t('files.stories')}/${name}`, plainText(body))
  }
  const rows = memories.map(({ uuid, from, email, dateCreated, message }) => {
    const own = photosOf.get(uuid) ?? []
    const paths = own.map((row) => album.files.get(row.uuid)).filter((path) => path !== undefined)
    return { from, email, date: dateCreated, message, files: paths }
  })
  yield text(`${words}/${t('files.memories')}`, memoryTable(rows, language))
  yield text(t('files.rsvps'), await rsvps.tableOf(deps, memorial.uuid, language))
  const byEvent = await events.tableOf(deps, memorial.uuid, language)
  if (byEvent) yield text(t('files.eventAnswers'), byEvent)
  yield text(t('files.donations'), await funds.tableOf(deps, memorial.uuid, language))
  yield text(t('files.log'), await auditLog.tableOf(deps, memorial.uuid, language))
  const counted = countsOf(contents, album)
  yield text(t('files.readme'), plainText(readme(t, { name: memorial.nameOfPerson, ...facts, ...counted })))

  const patience = setTimeout(() => late.abort(), PATIENCE_MS)
  const open = await book.finally(() => clearTimeout(patience))
  // A book that was replaced a moment ago cannot be opened any more.
  const printed = signal.aborted ? null : await open?.().catch(() => null)
  if (printed) yield { name: t('files.book'), at, body: async () => printed }
  else yield text(t('files.noBook'), plainText(noBook(memorial.nameOfPerson, t)))
}

/** The portrait comes first if it is not one of the photos. */
function ownPlaces({ photos, portrait }: Contents, t: ArchiveTranslator): PhotoPlace[] {
  const folder = t('files.photos')
  const wordsOf = ({ title }: repo.FileRow) => title
  const places = placesOf(photos, folder, { pageName: '', wordsOf, fromOf: () => null })
  if (!portrait) return places
  const number = paddedNumber(0, photos.length)
  const words = t('files.portrait')
  return [{ row: portrait, number, folder, words, pageName: 'portrait', from: null }, ...places]
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
  told: Pick<SiteSource, 'language' | 'link' | 'madeOn' | 'video'>,
): SiteSource {
  const { memorial, hostName, stories, memories, photos, photosOf } = contents
  const shown = (rows: repo.FileRow[]) =>
    rows.map(({ uuid }) => album.onPage.get(uuid)).filter((photo) => photo !== undefined)
  return {
    ...told,
    name: memorial.nameOfPerson,
    date: memorial.memorialDate && mailDate(memorial.memorialDate, told.language),
    address: memorial.address,
    details: memorial.details,
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
    })),
    unseen: album.unseen,
  }
}

function countsOf({ photos, portrait, photosOfOthers, video }: Contents, { files, smaller, lost }: Album) {
  const kept = (rows: repo.FileRow[]) => rows.filter(({ uuid }) => files.has(uuid)).length
  return {
    photos: kept(portrait ? [portrait, ...photos] : photos),
    photosOfOthers: kept(photosOfOthers),
    hasVideo: video !== undefined,
    smaller,
    lost,
  }
}

function noBook(name: string, t: ArchiveTranslator): string {
  return `${t('noBook.what', { name })}\n\n${t('noBook.else')}`
}
