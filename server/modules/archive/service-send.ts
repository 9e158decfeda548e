import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import * as repo from './repo.ts'
import { occasionOf, recipientsOf, type Why, waitBeforeSending } from './rules.ts'

interface SendDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  auditLog: Pick<AuditLog, 'record'>
  memorials: Pick<Memorials, 'lockMemorial' | 'requireMailableName'>
}

/** Mails personal links to every host and every successor. */
export function sending({ db, clock, jobs, auditLog, memorials }: SendDeps) {
  /**
   * Queues one mail to each host and successor, in the caller's transaction or in its own. For the end of one year
   * nobody gets two mails, even if this is called again; only people named since then do. Does nothing for a memorial
   * that is gone.
   */
  function send(memorialUuid: string, why: Why, within?: Tx): Promise<void> {
    const work = async (tx: Tx) => {
      const memorial = await memorials.lockMemorial(tx, memorialUuid)
      if (memorial) await queue(tx, memorialUuid, why, memorial.retainedUntil)
    }
    return within ? work(within) : db.transaction().execute(work)
  }

  async function queue(tx: Tx, memorialUuid: string, why: Why, until: Date | null) {
    const [hosts, successors] = [
      await repo.listHosts(tx, memorialUuid),
      await repo.listSuccessors(tx, memorialUuid),
    ]
    const now = clock.now()
    const mails = await repo.insertMails(
      tx,
      memorialUuid,
      { why: why === 'asked' ? 'ASKED' : 'YEAR_ENDING', occasion: occasionOf(why, { now, until }), now },
      recipientsOf(hosts, successors),
    )
    await jobs.enqueueAll(
      tx,
      'archive.mail',
      mails.map((mailUuid) => ({ mailUuid })),
    )
  }

  /**
   * Mails the links because a host asks for it. Rejects with NOT_PAID, ARCHIVE_TOO_SOON, or with INVITE_NAME when a
   * successor is no host.
   */
  async function sendNow(host: HostAccess): Promise<void> {
    const { memorialUuid } = host
    if ((await repo.listSuccessors(db, memorialUuid)).length > 0) await memorials.requireMailableName(host)
    return db.transaction().execute(async (tx) => {
      const memorial = await memorials.lockMemorial(tx, memorialUuid)
      if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
      if (!memorial.paymentCompletedAt) throw new DomainError('NOT_PAID')
      const { asked } = await repo.readLastMailed(tx, memorialUuid)
      const retryAfterSeconds = waitBeforeSending(asked, clock.now())
      if (retryAfterSeconds > 0) throw new DomainError('ARCHIVE_TOO_SOON', { retryAfterSeconds })
      await queue(tx, memorialUuid, 'asked', memorial.retainedUntil)
      await auditLog.record(tx, host, 'MAILED_ARCHIVE')
    })
  }

  return { send, sendNow }
}
