import type { Book, BookChoices } from '#contract/keepsakes.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import { beginKeepsake } from '#server/modules/keepsakes/begin-keepsake.ts'
import {
  findKeepsake,
  findNewest,
  type KeepsakeRow,
  settleKeepsake,
} from '#server/modules/keepsakes/find-keepsake.ts'
import { presentKeepsake } from '#server/modules/keepsakes/open-keepsake.ts'
import * as tickets from '#server/modules/tickets/make-links.ts'
import type { Context } from '#server/ports/context.ts'
import { bookKind, namePage } from './make-book.ts'
import { bookName, bookTicket, LINK_HOURS } from './present.ts'

/** How long a call waits for its book. */
const PATIENCE_MS = 30_000

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
    ? await settleKeepsake(context, 'BOOK', uuid, AbortSignal.timeout(PATIENCE_MS))
    : await findKeepsake(context.db, 'BOOK', uuid)
  if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
  if (row.state === 'FAILED') throw new DomainError('BOOK_FAILED')
  const book = await present(context, row, host)
  return { pdfUrl: book.pdfUrl, book }
}

export async function getBook(context: Context, host: HostAccess): Promise<{ book: Book | null }> {
  const row = await findNewest(context.db, 'BOOK', host.memorialUuid)
  return { book: row ? await present(context, row, host) : null }
}

async function present(context: Context, row: KeepsakeRow, host: HostAccess): Promise<Book> {
  const { shown, choices, facts } = presentKeepsake(bookKind, row)
  const linkOf = await tickets.makeLinks(context, host)
  const numbers = Array.from({ length: facts?.previews ?? 0 }, (_, n) => n + 1)
  return {
    ...shown,
    choices,
    pages: facts?.pages ?? null,
    bytes: facts?.bytes ?? null,
    missing: facts?.missing ?? 0,
    pdfUrl: facts && linkOf(bookTicket(row.uuid), bookName(row.shareSlug)),
    previewUrls: numbers.map((number) =>
      linkOf({ kind: 'page', of: `${row.uuid}/${number}`, hours: LINK_HOURS }, namePage(number)),
    ),
  }
}
