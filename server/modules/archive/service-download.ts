import type { Readable } from 'node:stream'
import { archive as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import { readMemorial } from './repo-contents.ts'
import { beginDownload, endDownload, findHolder } from './repo-downloads.ts'
import { archiveStream, type StreamDeps } from './service-stream.ts'

/** An archive that is being sent. */
export interface Download {
  stream: Readable
  /** Reports whether everything was sent; only the first report counts. */
  end(complete: boolean): Promise<void>
}

/** Sends the archive to the holder of a ticket, and records the download for the hosts. */
export function downloading(deps: StreamDeps) {
  const { db, clock } = deps

  /** The running downloads of this node, by ticket: a second request with the same link ends the first. */
  const running = new Map<string, Readable>()

  /** Rejects with LINK_EXPIRED when the holder is neither host nor successor any more. */
  async function check({ memorialUuid, for: holder }: Ticket): Promise<void> {
    if (!(await findHolder(db, memorialUuid, holder))) throw new DomainError('LINK_EXPIRED')
  }

  /**
   * Rejects with LINK_EXPIRED, or with SERVER_BUSY while this node sends as many archives as it can. Ends a running
   * download with the same ticket: either its reader started again, or it shows them that somebody else has the link.
   */
  async function open(ticket: Ticket): Promise<Download> {
    const { memorialUuid, for: holderUuid } = ticket
    const [holder, memorial] = await Promise.all([
      findHolder(db, memorialUuid, holderUuid),
      readMemorial(db, memorialUuid),
    ])
    if (!holder || !memorial) throw new DomainError('LINK_EXPIRED')
    const key = `${memorialUuid} ${holderUuid} ${ticket.expiresAt.getTime()}`
    running.get(key)?.destroy()
    if (running.size - (running.has(key) ? 1 : 0) >= limits.atOnce)
      throw new DomainError('SERVER_BUSY', { retryAfterSeconds: 60 })
    const stream = archiveStream(deps, memorial)
    running.set(key, stream)
    stream.once('close', () => {
      if (running.get(key) === stream) running.delete(key)
    })
    try {
      const { userUuid, successorUuid } = holder
      const downloadUuid = await db.transaction().execute(async (tx) => {
        if (userUuid) await auditLog.record(deps, tx, { memorialUuid, userUuid }, 'DOWNLOADED_ARCHIVE')
        if (successorUuid)
          await auditLog.record(deps, tx, { memorialUuid, successorUuid }, 'DOWNLOADED_ARCHIVE')
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

  return { checkHolder: check, open }
}
