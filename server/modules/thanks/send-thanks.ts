import { fieldProblem } from '#contract/field-problem.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentLine } from './present.ts'
import { readFacts, readLine } from './queries.ts'
import { findRefusal } from './rules.ts'

/**
 * Mails a note, once, whoever of the hosts sends it and from whichever screen: the row is claimed in one statement. Rejects with
 * THANKS_NOT_FOUND, with what `findRefusal` finds, or with TOO_MANY_ATTEMPTS.
 */
export async function sendThanks(
  context: Pick<Context, 'db' | 'clock' | 'jobs' | 'limits'>,
  host: HostAccess,
  lineUuid: string,
  words: string,
): Promise<{ line: ThanksLine }> {
  const { db, clock, jobs, limits } = context
  const { memorialUuid, userUuid } = host
  const line = await readLine(db, memorialUuid, lineUuid)
  const facts = await readFacts(db, memorialUuid)
  const { kind, isProven } = line
  const mail = line.mail ?? ''
  const refusal = findRefusal(line, {
    words,
    isPaid: facts.paymentCompletedAt !== null,
    isUnsubscribed: await isUnsubscribed(db, memorialUuid, mail),
  })
  if (refusal === 'BAD_INPUT')
    throw new DomainError(refusal, { field: 'words', problem: fieldProblem('noticeLinks') })
  if (refusal) throw new DomainError(refusal)
  // A count takes a connection of its own, so it is made before the transaction.
  if (!isProven) {
    await limits.take('mailByRecipient', mailboxKey(mail))
    await limits.take('mailByHost', userUuid)
  }
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const sent = { note: words, noteSentAt: now, noteRefusedAt: null, thankedAt: now }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('thanks')
      .values({ memorialUuid, uuid: lineUuid, kind, ...sent })
      .onConflict((conflict) =>
        conflict.columns(['memorialUuid', 'uuid']).doUpdateSet(sent).where('thanks.thankedAt', 'is', null),
      )
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) throw new DomainError('ALREADY_THANKED')
    await jobs.enqueue(tx, 'thanks.send', { memorialUuid, lineUuid, userUuid, sentAt: now.toISOString() })
    await auditLog.record(context, tx, host, 'THANKED', kind === 'MEMORY' ? { contribution: lineUuid } : {})
    return { line: presentLine(await readLine(tx, memorialUuid, lineUuid), facts) }
  })
}
