import { archive as limits } from '#contract/host-limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { listHolders, readLastMailed } from './queries.ts'
import { listRecipients } from './rules.ts'

// Mails every host and every successor where the archive is.

/**
 * Queues one mail to each host and successor. For the end of one year nobody gets two mails, even if this is called
 * again; only people named since then do. Does nothing for a memorial that is gone.
 */
export async function send(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  kind: 'ARCHIVE_ASKED' | 'ARCHIVE_YEAR_ENDING',
): Promise<void> {
  const memorial = await changes.lockMemorial(tx, memorialUuid)
  const recipients = listRecipients(await listHolders(tx, memorialUuid))
  if (!memorial || recipients.length === 0) return
  const queuedAt = clock.now()
  const occasion = (kind === 'ARCHIVE_ASKED' ? queuedAt : memorial.retainedUntil)?.toISOString() ?? ''
  const mails = await tx
    .insertInto('sentMails')
    .values(
      recipients.map(({ isHost, uuid }) => ({
        memorialUuid,
        kind,
        occasion,
        queuedAt,
        userUuid: isHost ? uuid : null,
        successorUuid: isHost ? null : uuid,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid as mailUuid')
    .execute()
  await jobs.enqueueAll(tx, 'archive.mail', mails)
}

/**
 * Mails the links because a host asks for it. Rejects with NOT_PAID, within ten minutes of the last time with
 * ARCHIVE_TOO_SOON, or with INVITE_NAME when a successor is no host.
 */
export async function sendArchive(context: Context, host: HostAccess): Promise<void> {
  const { db, clock } = context
  const { memorialUuid } = host
  const holders = await listHolders(db, memorialUuid)
  if (holders.some(({ isHost }) => !isHost)) await access.requireMailableName(context, host)
  return db.transaction().execute(async (tx) => {
    const memorial = await changes.lockMemorial(tx, memorialUuid)
    if (!memorial) throw new DomainError('MEMORIAL_NOT_FOUND')
    if (!memorial.paymentCompletedAt) throw new DomainError('NOT_PAID')
    const { asked } = await readLastMailed(tx, memorialUuid)
    const minutes = asked ? (Number(clock.now()) - Number(asked)) / 60_000 : limits.resendMinutes
    const retryAfterSeconds = Math.ceil((limits.resendMinutes - minutes) * 60)
    if (retryAfterSeconds > 0) throw new DomainError('ARCHIVE_TOO_SOON', { retryAfterSeconds })
    await send(context, tx, memorialUuid, 'ARCHIVE_ASKED')
    await auditLog.record(context, tx, host, 'MAILED_ARCHIVE')
  })
}
