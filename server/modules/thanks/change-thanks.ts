import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { thanks as limits } from '#contract/host-limits.ts'
import type { addThanks as addCall, ThanksLine } from '#contract/thanks.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isUnsubscribed } from '#server/lib/is-unsubscribed.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import { screenText } from '#server/lib/spam.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentLine } from './present.ts'
import { readFacts, readLine } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock'>

// Every call rejects with THANKS_NOT_FOUND for a line that is gone, or belongs to another memorial.

/** The same id again gives the same line. Rejects with THANKS_FULL. */
export async function addThanks(
  { db, clock }: Needs,
  { memorialUuid }: HostAccess,
  { id: uuid, name, words, email }: Body<typeof addCall>,
): Promise<{ line: ThanksLine }> {
  const { typed } = await db
    .selectFrom('thanks')
    .select((eb) => eb.fn.countAll<number>().as('typed'))
    .where('memorialUuid', '=', memorialUuid)
    .where('kind', '=', 'TYPED')
    .executeTakeFirstOrThrow()
  if (typed >= limits.typedMax) throw new DomainError('THANKS_FULL')
  await db
    .insertInto('thanks')
    .values({
      memorialUuid,
      uuid,
      kind: 'TYPED',
      name,
      words,
      email: email || null,
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readOne(db, memorialUuid, uuid)
}

/** Removes what a host typed, or brings it back; either twice changes nothing. */
export async function removeThanks(
  { db, clock }: Needs,
  { memorialUuid }: HostAccess,
  lineUuid: string,
  isRemoved: boolean,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('thanks')
    .set({ removedAt: isRemoved ? clock.now() : null })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', lineUuid)
    .where('kind', '=', 'TYPED')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new DomainError('THANKS_NOT_FOUND')
}

/** Ticks a line off, or takes that back, unless a note was sent. */
export async function markThanked(
  { db, clock }: Needs,
  { memorialUuid }: HostAccess,
  uuid: string,
  isThanked: boolean,
): Promise<{ line: ThanksLine }> {
  const { kind } = await readLine(db, memorialUuid, uuid)
  await db
    .insertInto('thanks')
    .values({ memorialUuid, uuid, kind, thankedAt: isThanked ? clock.now() : null })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'uuid']).doUpdateSet({
        thankedAt: isThanked
          ? sql<Date>`coalesce(thanks.thanked_at, excluded.thanked_at)`
          : sql<Date | null>`case when thanks.note_sent_at is not null then thanks.thanked_at end`,
      }),
    )
    .execute()
  return readOne(db, memorialUuid, uuid)
}

/**
 * Mails a note, once, whoever of the hosts sends it and from whichever screen: the row is claimed in one statement. Who came by
 * themselves, with an address of theirs, gets whatever the family writes (docs/decisions/0026); mail to an address that was
 * only typed must not be of use to anybody who advertises (docs/decisions/0015). Rejects with THANKS_NOT_FOUND,
 * ALREADY_THANKED, CONTRIBUTOR_UNREACHABLE, CONTACT_UNSUBSCRIBED, NOT_PAID, BAD_INPUT or TOO_MANY_ATTEMPTS.
 */
export async function sendThanks(
  context: Context,
  host: HostAccess,
  lineUuid: string,
  words: string,
): Promise<{ line: ThanksLine }> {
  const { db, clock, jobs, limits } = context
  const { memorialUuid, userUuid } = host
  const { kind, mail, isProven, thankedAt } = await readLine(db, memorialUuid, lineUuid)
  const facts = await readFacts(db, memorialUuid)
  if (thankedAt) throw new DomainError('ALREADY_THANKED')
  if (!mail) throw new DomainError('CONTRIBUTOR_UNREACHABLE')
  if (!isProven) {
    if (await isUnsubscribed(db, memorialUuid, mail)) throw new DomainError('CONTACT_UNSUBSCRIBED')
    if (!facts.paymentCompletedAt) throw new DomainError('NOT_PAID')
    if (screenText(words, 0))
      throw new DomainError('BAD_INPUT', { field: 'words', problem: fieldProblem('noticeLinks') })
    // A count takes a connection of its own, so it is made before the transaction.
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

const readOne = async (db: Db, memorialUuid: string, lineUuid: string) => ({
  line: presentLine(await readLine(db, memorialUuid, lineUuid), await readFacts(db, memorialUuid)),
})
