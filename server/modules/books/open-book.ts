import type { Readable } from 'node:stream'
import { BookChoices } from '#contract/keepsakes.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import { beginKeepsake } from '#server/modules/keepsakes/begin-keepsake.ts'
import { findNewest, placeOf, settleKeepsake } from '#server/modules/keepsakes/find-keepsake.ts'
import { openKeepsake } from '#server/modules/keepsakes/open-keepsake.ts'
import type { Context } from '#server/ports/context.ts'
import { BOOK_FILE, bookKind, namePage } from './make-book.ts'
import { bookName } from './present.ts'

/** The file of a link to a book or a page of it. Rejects with LINK_EXPIRED when it is gone. */
export async function openBook({ db, storage }: Pick<Context, 'db' | 'storage'>, ticket: Ticket) {
  const { kind, memorialUuid, of } = ticket
  const [uuid = '', page = ''] = of.split('/')
  const { place, shareSlug } = await openKeepsake(db, bookKind, { memorialUuid, uuid })
  const name = kind === 'page' ? namePage(page) : BOOK_FILE
  const file = await storage.stat(place + name)
  if (!file) throw new DomainError('LINK_EXPIRED')
  return {
    key: place + name,
    bytes: file.bytes,
    type: kind === 'page' ? 'image/png' : 'application/pdf',
    fileName: kind === 'page' ? name : bookName(shareSlug),
    etag: `"${uuid}-${name}-${file.bytes}"`,
  }
}

/**
 * The book of the current memorial with the choices that were last made, for an archive. If that is not ready when the signal
 * aborts, the newest finished one; null when there is none.
 */
export async function readBook(
  context: Context,
  memorialUuid: string,
  signal: AbortSignal,
): Promise<(() => Promise<Readable>) | null> {
  const { db, storage } = context
  const last = await findNewest(db, 'BOOK', memorialUuid)
  const choices = BookChoices.parse(last?.choices ?? {})
  const made = await beginKeepsake(context, bookKind, { memorialUuid, choices })
    .then(({ uuid }) => settleKeepsake(context, 'BOOK', uuid, signal))
    .catch(() => undefined)
  const row = made?.state === 'READY' ? made : await findNewest(db, 'BOOK', memorialUuid, 'READY')
  const key = row && placeOf(bookKind, row) + BOOK_FILE
  return key && (await storage.stat(key)) ? () => storage.read(key) : null
}
