import type { Readable } from 'node:stream'
import { archive as limits } from '#contract/host-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import { readBook } from '#server/modules/books/open-book.ts'
import { findMemorial } from '#server/modules/keepsakes/find-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { findHolder } from './queries.ts'
import { streamArchive } from './stream-archive.ts'

// Sends the archive to the holder of a ticket, and says so in the log.

/** Rejects with LINK_EXPIRED when the holder is neither host nor successor any more. */
export async function findDownload({ db }: Pick<Context, 'db'>, { memorialUuid, for: uuid }: Ticket) {
  const [holder, memorial] = await Promise.all([
    findHolder(db, memorialUuid, { uuid }),
    findMemorial(db, memorialUuid),
  ])
  if (!holder || !memorial) throw new DomainError('LINK_EXPIRED')
  return { holder, memorial }
}

/**
 * Rejects with LINK_EXPIRED, or with SERVER_BUSY while this node sends as many archives as it can. Ends a running
 * download with the same ticket: either its reader started again, or it shows them that somebody else has the link.
 */
export async function openDownload(context: Context, ticket: Ticket): Promise<Readable> {
  const { memorialUuid, of, for: uuid } = ticket
  const { holder, memorial } = await findDownload(context, ticket)
  const key = `${memorialUuid} ${uuid} ${of} ${ticket.expiresAt.getTime()}`
  context.downloads.get(key)?.destroy()
  if (context.downloads.size - (context.downloads.has(key) ? 1 : 0) >= limits.atOnce)
    throw new DomainError('SERVER_BUSY', { retryAfterSeconds: 60 })
  const stream = streamArchive(
    context,
    memorial,
    (signal) => readBook(context, memorialUuid, signal),
    holder.isHost && of !== 'relatives',
  )
  context.downloads.set(key, stream)
  stream.once('close', () => {
    if (context.downloads.get(key) === stream) context.downloads.delete(key)
  })
  try {
    const by = holder.isHost ? { userUuid: uuid } : { successorUuid: uuid }
    await auditLog.record(context, context.db, { memorialUuid, ...by }, 'DOWNLOADED_ARCHIVE')
    return stream
  } catch (reason) {
    stream.destroy()
    throw reason
  }
}
