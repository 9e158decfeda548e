import type { Readable } from 'node:stream'
import { archive as limits } from '#contract/host-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { readMemorial } from './repo-contents.ts'
import { beginDownload, endDownload, findHolder } from './repo-downloads.ts'
import { openPrinted } from './service-book.ts'
import { archiveStream } from './service-stream.ts'

/** An archive that is being sent. */
export interface Download {
  stream: Readable
  /** Reports whether everything was sent; only the first report counts. */
  end(complete: boolean): Promise<void>
}

// Sends the archive to the holder of a ticket, and records the download for the hosts.

/** Rejects with LINK_EXPIRED when the holder is neither host nor successor any more. */
export async function checkHolder(
  { db }: Pick<Context, 'db'>,
  { memorialUuid, for: uuid }: Ticket,
): Promise<void> {
  if (!(await findHolder(db, memorialUuid, { uuid }))) throw new DomainError('LINK_EXPIRED')
}

/**
 * Rejects with LINK_EXPIRED, or with SERVER_BUSY while this node sends as many archives as it can. Ends a running
 * download with the same ticket: either its reader started again, or it shows them that somebody else has the link.
 */
export async function openDownload(context: Context, ticket: Ticket): Promise<Download> {
  const { db, clock } = context
  const { memorialUuid, for: holderUuid } = ticket
  const [holder, memorial] = await Promise.all([
    findHolder(db, memorialUuid, { uuid: holderUuid }),
    readMemorial(db, memorialUuid),
  ])
  if (!holder || !memorial) throw new DomainError('LINK_EXPIRED')
  const key = `${memorialUuid} ${holderUuid} ${ticket.expiresAt.getTime()}`
  context.downloads.get(key)?.destroy()
  if (context.downloads.size - (context.downloads.has(key) ? 1 : 0) >= limits.atOnce)
    throw new DomainError('SERVER_BUSY', { retryAfterSeconds: 60 })
  const book = (aborted: AbortSignal) => openPrinted(context, memorialUuid, aborted)
  const stream = archiveStream(context, memorial, book, holder.userUuid !== null)
  context.downloads.set(key, stream)
  stream.once('close', () => {
    if (context.downloads.get(key) === stream) context.downloads.delete(key)
  })
  try {
    const { userUuid, successorUuid } = holder
    const downloadUuid = await db.transaction().execute(async (tx) => {
      if (userUuid) await auditLog.record(context, tx, { memorialUuid, userUuid }, 'DOWNLOADED_ARCHIVE')
      if (successorUuid)
        await auditLog.record(context, tx, { memorialUuid, successorUuid }, 'DOWNLOADED_ARCHIVE')
      return beginDownload(tx, memorialUuid, holder, clock.now())
    })
    let isOver = false
    const end = async (complete: boolean) => {
      if (isOver) return
      isOver = true
      stream.destroy()
      await endDownload(db, downloadUuid, { endedAt: clock.now(), complete })
    }
    return { stream, end }
  } catch (reason) {
    stream.destroy()
    throw reason
  }
}
