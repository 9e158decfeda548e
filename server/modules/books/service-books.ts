import { setTimeout as pause } from 'node:timers/promises'
import { type Book, BookChoices } from '#contract/keepsakes.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import { beginKeepsake } from '#server/modules/keepsakes/begin-keepsake.ts'
import { findKeepsake, findNewest, type KeepsakeRow } from '#server/modules/keepsakes/find-keepsake.ts'
import { placeOf } from '#server/modules/keepsakes/make-keepsake.ts'
import * as tickets from '#server/modules/tickets/service.ts'
import type { Context } from '#server/ports/context.ts'
import { bookKind, locatePage, locatePdf } from './make-book.ts'
import { bookName, presentBook } from './present.ts'

/** A file of a book in storage. */
interface BookFile {
  key: string
  bytes: number
  type: 'application/pdf' | 'image/png'
  fileName: string
  etag: string
}

/** How long a call waits for its book, and how often it checks. */
const PATIENCE_MS = 30_000
const GLANCE_MS = 400

// Printed books: hosts request them, jobs make them, links open them.

/**
 * Returns the book of the current memorial, finished or in progress; begins a new one if there is none.
 *
 * @param wait waits until the book is finished, for at most half a minute
 * Rejects with BOOK_FAILED when making it failed meanwhile, TOO_MANY_ATTEMPTS, MEMORIAL_NOT_FOUND.
 */
export async function generatePdf(
  context: Context,
  host: HostAccess,
  choices: BookChoices,
  { wait }: { wait: boolean },
) {
  const { uuid } = await beginKeepsake(context, bookKind, { memorialUuid: host.memorialUuid, choices })
  await auditLog.record(context, context.db, host, 'MADE_BOOK')
  const row = wait
    ? await settled(context, uuid, AbortSignal.timeout(PATIENCE_MS))
    : await findKeepsake(context.db, 'BOOK', uuid)
  if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
  if (row.state === 'FAILED') throw new DomainError('BOOK_FAILED')
  const book = await presentTo(context, row, host)
  return { pdfUrl: book.pdfUrl, book }
}

export async function newestBook(context: Context, host: HostAccess): Promise<{ book: Book | null }> {
  const row = await findNewest(context.db, 'BOOK', host.memorialUuid)
  return { book: row ? await presentTo(context, row, host) : null }
}

/** The file of the newest finished book, e.g. for an archive. */
export async function findFile(context: Context, memorialUuid: string): Promise<BookFile | null> {
  const row = await findNewest(context.db, 'BOOK', memorialUuid, 'READY')
  return row ? fileOf(context, row, null) : null
}

/**
 * The book with the choices that were last made, for senders that are not asked by a host, such as an archive. Null
 * when making it failed, or when it is not finished before the signal aborts. Rejects with TOO_MANY_ATTEMPTS,
 * MEMORIAL_NOT_FOUND.
 */
export async function fetchBook(context: Context, memorialUuid: string, signal: AbortSignal) {
  const last = await findNewest(context.db, 'BOOK', memorialUuid)
  const choices = BookChoices.parse(last?.choices ?? {})
  const { uuid } = await beginKeepsake(context, bookKind, { memorialUuid, choices })
  const row = await settled(context, uuid, signal)
  return row?.state === 'READY' ? fileOf(context, row, null) : null
}

/** Opens the file of a link to a book or a page of it. Rejects with LINK_EXPIRED when it is gone. */
export async function openBook(
  context: Context,
  { kind, memorialUuid, of }: Pick<Ticket, 'kind' | 'memorialUuid' | 'of'>,
) {
  const [uuid = '', page = ''] = of.split('/')
  const row = await findKeepsake(context.db, 'BOOK', uuid)
  const isThere = row?.memorialUuid === memorialUuid && row.state === 'READY'
  const file = isThere ? await fileOf(context, row, kind === 'page' ? Number(page) : null) : null
  if (!file) throw new DomainError('LINK_EXPIRED')
  return file
}

/** @param page from 1; null for the book itself */
async function fileOf(
  { storage }: Pick<Context, 'storage'>,
  row: KeepsakeRow,
  page: number | null,
): Promise<BookFile | null> {
  const place = placeOf(bookKind, row)
  const key = page === null ? locatePdf(place) : locatePage(place, page)
  const found = await storage.stat(key)
  if (!found) return null
  return {
    key,
    bytes: found.bytes,
    type: page === null ? 'application/pdf' : 'image/png',
    fileName: page === null ? bookName(row.shareSlug) : `page-${page}.png`,
    etag: `"${row.uuid}-${page ?? 'book'}-${found.bytes}"`,
  }
}

/**
 * Waits until the book is finished or has failed. Returns it as it is when the signal aborts or the server closes.
 */
async function settled(
  { db, closing }: Pick<Context, 'db' | 'closing'>,
  bookUuid: string,
  patience: AbortSignal,
) {
  const signal = AbortSignal.any([patience, closing])
  for (;;) {
    const row = await findKeepsake(db, 'BOOK', bookUuid)
    const isSettled = !row || row.state === 'READY' || row.state === 'FAILED'
    if (isSettled || signal.aborted) return row
    await pause(GLANCE_MS, undefined, { signal }).catch(() => {})
  }
}

const presentTo = async (context: Context, row: KeepsakeRow, host: HostAccess): Promise<Book> =>
  presentBook(row, await tickets.linker(context, host))
