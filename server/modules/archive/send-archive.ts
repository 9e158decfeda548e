import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { listHosts, listSuccessors, readLastMailed } from './queries.ts'
import { type Recipient, recipientsOf, type Why, waitBeforeSending } from './rules.ts'

// Mails personal links to every host and every successor.

/**
 * Queues one mail to each host and successor, in the caller's transaction or in its own. For the end of one year
 * nobody gets two mails, even if this is called again; only people named since then do. Does nothing for a memorial
 * that is gone.
 */
export function send(
  context: Pick<Context, 'db' | 'clock' | 'jobs'>,
  memorialUuid: string,
  why: Why,
  within?: Tx,
): Promise<void> {
  const work = async (tx: Tx) => {
    const memorial = await changes.lockMemorial(tx, memorialUuid)
    if (memorial) await queue(context, tx, memorialUuid, why, memorial.retainedUntil)
  }
  return within ? work(within) : context.db.transaction().execute(work)
}

async function queue(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  why: Why,
  until: Date | null,
) {
  const [hosts, successors] = [await listHosts(tx, memorialUuid), await listSuccessors(tx, memorialUuid)]
  const now = clock.now()
  const mails = await insertMails(
    tx,
    memorialUuid,
    { kind: why, occasion: (why === 'ARCHIVE_ASKED' ? now : until)?.toISOString() ?? '', queuedAt: now },
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
export async function sendNow(context: Context, host: HostAccess): Promise<void> {
  const { db, clock } = context
  const { memorialUuid } = host
  if ((await listSuccessors(db, memorialUuid)).length > 0) await access.requireMailableName(context, host)
  return db.transaction().execute(async (tx) => {
    const memorial = await changes.lockMemorial(tx, memorialUuid)
    if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
    if (!memorial.paymentCompletedAt) throw new DomainError('NOT_PAID')
    const { asked } = await readLastMailed(tx, memorialUuid)
    const retryAfterSeconds = waitBeforeSending(asked, clock.now())
    if (retryAfterSeconds > 0) throw new DomainError('ARCHIVE_TOO_SOON', { retryAfterSeconds })
    await queue(context, tx, memorialUuid, 'ARCHIVE_ASKED', memorial.retainedUntil)
    await auditLog.record(context, tx, host, 'MAILED_ARCHIVE')
  })
}

/**
 * Records a mail to each recipient for an occasion, and skips recipients who already have one for it.
 *
 * @returns the ids of the new mails
 */
async function insertMails(
  tx: Tx,
  memorialUuid: string,
  mail: { kind: Why; occasion: string; queuedAt: Date },
  recipients: readonly Recipient[],
): Promise<string[]> {
  if (recipients.length === 0) return []
  const rows = await tx
    .insertInto('sentMails')
    .values(
      recipients.map(({ kind, uuid }) => ({
        ...mail,
        memorialUuid,
        userUuid: kind === 'host' ? uuid : null,
        successorUuid: kind === 'successor' ? uuid : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .execute()
  return rows.map((row) => row.uuid)
}
