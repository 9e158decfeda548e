import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import { excerptOf } from '#contract/excerpt.ts'
import { defaultLanguage } from '#languages/index.ts'
import { bagged } from '#server/lib/bag.ts'
import { fileName, paddedNumber } from '#server/lib/file-names.ts'
import { plainText, type ZipEntry, zipped } from '#server/lib/zip.ts'
import { mailDay } from '#server/mails/dates.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import { makeDonationTable } from '#server/modules/funds/list-donations.ts'
import type { MemorialRow } from '#server/modules/keepsakes/find-memorial.ts'
import { readOrderText } from '#server/modules/orders-of-service/load-order.ts'
import { writeEventTable } from '#server/modules/rsvps/list-event-answers.ts'
import { writeTable } from '#server/modules/rsvps/list-rsvps.ts'
import { writeThanksTable } from '#server/modules/thanks/list-thanks.ts'
import type { Context } from '#server/ports/context.ts'
import { carryMemorial } from './carry-memorial.ts'
import {
  type Album,
  archiveTranslator,
  findZone,
  type Parts,
  writeMemoryTable,
  writeReadme,
} from './present.ts'
import { readContents } from './read-contents.ts'
import { renderPage, renderStartPage } from './site/page.tsx'
import { siteFonts, siteStyle } from './site/style.ts'
import { findSent, writeFiles, writeStored } from './write-files.ts'

type StreamNeeds = Pick<Context, 'db' | 'clock' | 'storage' | 'publicUrl'>

/**
 * Opens the printed book; if there is none, begins one at once. Null when there is none before the signal aborts.
 */
export type OpenBook = (signal: AbortSignal) => Promise<(() => Promise<Readable>) | null>

/** The longest time that an archive waits for its book after all other files were sent. */
const PATIENCE_MS = 120_000

/**
 * The archive of a memorial, generated while it is read: files, then texts and tables, what makes it again, the book, and
 * last the checksums of all of them (docs/decisions/0035, 0036).
 *
 * @param isWhole for a host: with what waits or is hidden, which nobody sees, so that the memorial can be made again
 */
export function streamArchive(
  context: StreamNeeds,
  memorial: MemorialRow,
  openBook: OpenBook,
  isWhole: boolean,
): Readable {
  const at = context.clock.now()
  const t = archiveTranslator(memorial.language ?? defaultLanguage)
  const title = t('files.archive', { name: memorial.nameOfPerson })
  const link = `${context.publicUrl}/view/${memorial.shareSlug}`
  const beside: ZipEntry[] = []
  return zipped((signal) => {
    const making = { at, t, link, beside, isWhole, awaitBook: beginBook(openBook, signal) }
    return bagged(writeEntries(context, memorial, making), {
      folder: fileName(title, 'zip').replace(/\.zip$/, ''),
      at,
      info: [
        ['Source-Organization', brand.name],
        ['Bagging-Date', at.toISOString().slice(0, 10)],
        ['External-Description', title],
        ['External-Identifier', link],
      ],
      besides: () => beside,
    })
  })
}

interface Making extends Pick<Parts, 't' | 'link'> {
  at: Date
  /** Filled with what stands beside the bag's payload. */
  beside: ZipEntry[]
  isWhole: boolean
  awaitBook: () => Promise<Readable | null>
}

async function* writeEntries(
  context: StreamNeeds,
  memorial: MemorialRow,
  { at, t, link, beside, isWhole, awaitBook }: Making,
): AsyncIterable<ZipEntry> {
  const language = memorial.language ?? defaultLanguage
  const contents = await readContents(context, memorial)
  const album: Album = { files: new Map(), copies: new Map(), unseen: [], smaller: [], lost: [] }
  const text = (name: string, body: string | Uint8Array): ZipEntry => ({ name, at, body })
  const madeOn = mailDay(at, language, findZone(memorial))
  const parts = { contents, album, t, language, link, madeOn, text }
  yield* writeFiles(context.storage, parts)
  yield* writePage(parts)
  yield* writeWords(context, parts)
  if (isWhole) yield text(t('files.log'), await auditLog.tableOf(context, memorial.uuid, language))
  yield* writeRestorable(context, parts, isWhole)
  beside.push(text('index.html', renderStartPage(language, memorial.nameOfPerson)))
  beside.push(text(t('files.readme'), plainText(writeReadme(parts))))

  const printed = await awaitBook()
  const why = `${t('noBook.what', { name: memorial.nameOfPerson })}\n\n${t('noBook.else')}`
  if (printed) yield { name: t('files.book'), at, body: async () => printed }
  else yield text(t('files.noBook'), plainText(why))
}

/** The book is made while the photos are sent. If that fails, the archive holds a note instead. */
function beginBook(openBook: OpenBook, signal: AbortSignal): () => Promise<Readable | null> {
  const late = new AbortController()
  const book = openBook(AbortSignal.any([signal, late.signal])).catch(() => null)
  return async () => {
    const patience = setTimeout(() => late.abort(), PATIENCE_MS)
    const open = await book.finally(() => clearTimeout(patience))
    // A book that was replaced a moment ago cannot be opened any more.
    return signal.aborted || !open ? null : open().catch(() => null)
  }
}

async function* writePage(parts: Parts): AsyncIterable<ZipEntry> {
  const { text } = parts
  yield text('site/style.css', siteStyle)
  for (const { name, path } of siteFonts) yield text(`site/fonts/${name}`, await readFile(path))
  yield text('index.html', renderPage(parts))
}

/** The words as texts, and everything else as tables. */
async function* writeWords(context: StreamNeeds, parts: Parts): AsyncIterable<ZipEntry> {
  const { t, language, text } = parts
  const { memorial, stories } = parts.contents
  const { uuid: memorialUuid, hostMessage } = memorial
  const words = t('files.words')
  if (hostMessage) yield text(`${words}/${t('files.messageText')}`, plainText(hostMessage))
  for (const [n, story] of stories.entries()) {
    const number = paddedNumber(n + 1, stories.length)
    const name = fileName(story.title ?? excerptOf(story.text, 60), 'txt', number)
    const body = [story.title, story.text].filter(Boolean).join('\n\n')
    yield text(`${words}/${t('files.stories')}/${name}`, plainText(body))
  }
  const order = await readOrderText(context.db, memorialUuid)
  if (order) yield text(`${words}/${t('files.order')}`, plainText(order))
  yield text(`${words}/${t('files.memories')}`, writeMemoryTable(parts))
  yield text(t('files.rsvps'), await writeTable(context.db, memorialUuid, language))
  const byEvent = await writeEventTable(context.db, memorialUuid, language)
  if (byEvent) yield text(t('files.eventAnswers'), byEvent)
  yield text(
    t('files.donations'),
    await makeDonationTable(context, memorialUuid, language, { saysFormer: false }),
  )
  yield text(t('files.thanks'), await writeThanksTable(context.db, memorialUuid, language))
}

/** What makes the memorial again (docs/decisions/0036). */
async function* writeRestorable(
  { clock, publicUrl, storage }: StreamNeeds,
  { contents, album, text }: Parts,
  isWhole: boolean,
): AsyncIterable<ZipEntry> {
  const files = new Map(album.files)
  for (const row of isWhole ? contents.unseen : []) {
    const { sent } = await findSent(storage, row)
    if (!sent) continue
    const path = `afterglow/${row.uuid}`
    files.set(row.uuid, path)
    yield writeStored(storage, path, row, sent.key)
  }
  const facts = { isWhole, files, madeAt: clock.now(), madeBy: publicUrl }
  yield text('afterglow.json', `${JSON.stringify(carryMemorial(contents, facts), null, 1)}\n`)
}
