import type { HostContribution } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import type { NotSent, sendThanks as sendCall, ThanksLine } from '#contract/thanks.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as contributions from '#server/modules/contributions/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { withinLimit } from '#server/ports/limits.ts'
import { greetingOf } from './present.ts'
import { readLines } from './repo-lines.ts'
import { findFacts } from './repo-memorial.ts'
import * as repo from './repo-write.ts'
import { languageOf, type Recipient, recipientOf } from './rules-lines.ts'
import type { LineRows } from './rules-rows.ts'
import { sentToOf, whyNotSent } from './rules-send.ts'
import { namedOf, presentSome } from './service-list.ts'
import { queueThanks } from './thanks-queue.ts'

// Notes of thanks. A line gets one, whoever of its hosts sends it, and from whichever screen.

type SendNeeds = Pick<Context, 'db' | 'clock' | 'jobs' | 'limits' | 'changeTurns'>

/** Mails notes to all who can get one, and says of the others why not. */
export function sendThanks(
  context: SendNeeds,
  host: HostAccess,
  { notes }: Body<typeof sendCall>,
): Promise<{ lines: ThanksLine[]; skipped: { lineUuid: string; reason: NotSent }[] }> {
  const { memorialUuid } = host
  return queueThanks(context, memorialUuid, async (tx) => {
    const skipped: { lineUuid: string; reason: NotSent }[] = []
    const named = await namedOf(tx, memorialUuid)
    const all = new Set<string>()
    for (const { lineUuids, words, greets } of notes)
      for (const lineUuid of lineUuids) {
        if (all.has(lineUuid)) continue
        all.add(lineUuid)
        const [line] = await readLines(tx, memorialUuid, [lineUuid])
        const greeted = (of: LineRows) => `${greetingOf(of, languageOf(of, named.language))}\n\n${words}`
        const reason = line ? await send(context, tx, host, line, greets ? greeted(line) : words) : 'GONE'
        if (reason !== null) skipped.push({ lineUuid, reason })
      }
    if (skipped.length < all.size) await auditLog.record(context, tx, host, 'THANKED')
    return { lines: await presentSome(tx, memorialUuid, [...all]), skipped }
  })
}

/**
 * Mails whoever wrote a memory, as `sendThanks` does. Rejects with CONTRIBUTION_NOT_FOUND, ALREADY_THANKED or
 * CONTRIBUTOR_UNREACHABLE.
 */
export function thankContributor(
  context: SendNeeds,
  host: HostAccess,
  contributionUuid: string,
  words: string,
): Promise<{ contribution: HostContribution }> {
  const { memorialUuid } = host
  return queueThanks(context, memorialUuid, async (tx) => {
    const lineUuid = await repo.findLineOfMemory(tx, memorialUuid, contributionUuid)
    const [line] = lineUuid ? await readLines(tx, memorialUuid, [lineUuid]) : []
    if (!line) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    const reason = await send(context, tx, host, line, words)
    if (reason !== null)
      throw new DomainError(reason.endsWith('THANKED') ? 'ALREADY_THANKED' : 'CONTRIBUTOR_UNREACHABLE')
    await auditLog.record(context, tx, host, 'THANKED', { contribution: contributionUuid })
    return contributions.presentOne(tx, host, contributionUuid)
  })
}

/** Queues the mail and says that the line is thanked; or says why not. */
async function send(
  context: SendNeeds,
  tx: Tx,
  { memorialUuid, userUuid }: HostAccess,
  line: LineRows,
  words: string,
): Promise<NotSent | null> {
  const recipient = recipientOf(line)
  const sentTo = recipient && sentToOf(recipient)
  const facts = await findFacts(tx, memorialUuid)
  const reason = whyNotSent(line, {
    words,
    isPaid: facts?.paymentCompletedAt != null,
    isAddressThanked: sentTo !== null && (await repo.wasAddressThanked(tx, memorialUuid, line.uuid, sentTo)),
    isUnsubscribed:
      recipient !== null && (await isUnsubscribed(tx, memorialUuid, recipient.address.toLowerCase())),
  })
  if (reason !== null || recipient === null) return reason
  if (recipient.isOnlyTyped && !(await mayMail(context, userUuid, recipient))) return 'LATER'
  const now = context.clock.now()
  await repo.setSent(tx, line.uuid, { words, sentTo, userUuid, now })
  await context.jobs.enqueue(tx, 'thanks.send', { lineUuid: line.uuid, userUuid, sentAt: now.toISOString() })
  return null
}

/** Whether a typed address may still be mailed today, by this host and at all. */
const mayMail = async ({ limits }: Pick<Context, 'limits'>, userUuid: string, { address }: Recipient) =>
  (await withinLimit(limits, 'thanksByRecipient', mailboxKey(address))) &&
  (await withinLimit(limits, 'thanksByUser', userUuid))
