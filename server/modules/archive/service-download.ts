import type { Readable } from 'node:stream'
import { archive as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Ticket } from '#server/lib/ticket.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import { readMemorial } from './repo-contents.ts'
import { beginDownload, endDownload, findHolder } from './repo-downloads.ts'
import { archiveStream, type StreamDeps } from './service-stream.ts'

/** An archive on its way to somebody. */
export interface Download {
  stream: Readable
  /** To be told whether all of it was sent; what it is told first counts. */
  end(complete: boolean): Promise<void>
}

/** Whoever holds a ticket fetches the archive by it; that they did is written down for the hosts. */
export function downloading(deps: StreamDeps & { auditLog: Pick<AuditLog, 'record'> }) {
  const { db, clock, auditLog } = deps
  /** By whom it goes on this node: the same link again takes the place of the one before. */
  const running = new Map<string, Readable>()

  /** Rejects with LINK_EXPIRED for whoever is neither host nor successor any more. */
  async function check({ memorialUuid, for: holder }: Ticket): Promise<void> {
    if (!(await findHolder(db, memorialUuid, holder))) throw new DomainError('LINK_EXPIRED')
  }

  /**
   * Rejects with LINK_EXPIRED, or SERVER_BUSY while this node sends as many as it can. A download that still runs by
   * the same ticket is ended: its reader has begun again, or will find out that somebody else has the link.
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
        if (userUuid) await auditLog.record(tx, { memorialUuid, userUuid }, 'DOWNLOADED_ARCHIVE')
        if (successorUuid) await auditLog.record(tx, { memorialUuid, successorUuid }, 'DOWNLOADED_ARCHIVE')
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
