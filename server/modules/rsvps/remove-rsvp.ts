import { sql } from 'kysely'
import type { HostAccess } from '#server/lib/caller.ts'
import { answererAddress, canBlockAnswerer, isAnswererProven } from '#server/lib/can-block-answerer.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { undoEnds } from '#server/lib/undo.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { readConfirmation } from './find-recipients.ts'
import { readRsvp } from './list-rsvps.ts'
import { queueAnswer } from './queue-answer.ts'

// How hosts approve a waiting answer, remove one, bring it back, and block the person who gave it; how that person takes it back.

/** Can be undone for 30 days. Rejects with RSVP_NOT_FOUND. */
export function removeRsvp(context: Context, host: HostAccess, rsvpUuid: string): Promise<void> {
  return queueAnswer(context, host.memorialUuid, async (tx) => {
    await remove(tx, host.memorialUuid, rsvpUuid, context.clock.now())
    await auditLog.record(context, tx, host, 'REMOVED_ANSWER')
  })
}

async function remove(tx: Tx, memorialUuid: string, rsvpUuid: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('rsvps')
    .set({ removedAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', rsvpUuid)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new DomainError('RSVP_NOT_FOUND')
}

/** Restoring twice changes nothing. Rejects with RSVP_NOT_FOUND, or with RSVP_REPLACED when its person answered again. */
export function restoreRsvp(context: Context, host: HostAccess, rsvpUuid: string) {
  const { memorialUuid } = host
  return queueAnswer(context, memorialUuid, async (tx) => {
    const isReplaced = sql<boolean>`exists (select from rsvps where rsvps.memorial_uuid = answers.memorial_uuid
      and (rsvps.user_uuid = answers.user_uuid or rsvps.contact_uuid = answers.contact_uuid))`
    const removed = await tx
      .selectFrom('answers')
      .select(isReplaced.as('isReplaced'))
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', rsvpUuid)
      .where('removedAt', '>', undoEnds(context.clock.now()))
      .executeTakeFirst()
    if (removed?.isReplaced) throw new DomainError('RSVP_REPLACED')
    if (removed) {
      await tx.updateTable('answers').set({ removedAt: null }).where('uuid', '=', rsvpUuid).execute()
      await auditLog.record(context, tx, host, 'RESTORED_ANSWER')
    }
    return { rsvp: await readRsvp(tx, memorialUuid, rsvpUuid) }
  })
}

/** Approves a waiting answer, so that it counts, and mails the person who gave it. Rejects with RSVP_NOT_FOUND. */
export function approveRsvp(context: Context, host: HostAccess, rsvpUuid: string) {
  const { memorialUuid } = host
  return queueAnswer(context, memorialUuid, async (tx) => {
    const approved = await tx
      .updateTable('rsvps')
      .set({ awaitsLook: false })
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', rsvpUuid)
      .where('awaitsLook', '=', true)
      .returning('email')
      .executeTakeFirst()
    if (approved?.email) await context.jobs.enqueue(tx, 'rsvp.confirm', { rsvpUuid }, { key: rsvpUuid })
    return { rsvp: await readRsvp(tx, memorialUuid, rsvpUuid) }
  })
}

/**
 * Removes an answer and blocks the person who gave it: by account, or else by address. An unproved address is only
 * blocked for people who type it. Rejects with RSVP_NOT_FOUND, and with CANNOT_BLOCK for hosts and moderators, or if
 * nothing identifies the person, e.g. when somebody else proved the address.
 */
export function blockAnswerer(context: Context, host: HostAccess, rsvpUuid: string): Promise<void> {
  const { memorialUuid } = host
  return queueAnswer(context, memorialUuid, async (tx) => {
    const answerer = await tx
      .selectFrom('rsvps')
      .select(['rsvps.userUuid', answererAddress('rsvps').as('address')])
      .select([isAnswererProven('rsvps').as('proven'), canBlockAnswerer('rsvps').as('canBlock')])
      .where('rsvps.memorialUuid', '=', memorialUuid)
      .where('rsvps.uuid', '=', rsvpUuid)
      .executeTakeFirst()
    if (!answerer) throw new DomainError('RSVP_NOT_FOUND')
    const { userUuid, address, proven, canBlock } = answerer
    if (!canBlock) throw new DomainError('CANNOT_BLOCK')
    const person = { userUuid, email: address, proven: userUuid !== null || proven }
    await blocking.block(context, tx, memorialUuid, person)
    await remove(tx, memorialUuid, rsvpUuid, context.clock.now())
    await auditLog.record(context, tx, host, 'BLOCKED', { user: userUuid })
  })
}

/**
 * The answer that a mailed receipt is about, what it says of each event that its mail may speak of, and whom its seal is
 * for; undefined when it is gone, or the mailbox may be another person's.
 */
export async function findRsvpByReceipt({ db }: Pick<Context, 'db'>, rsvpUuid: string) {
  const answer = await readConfirmation(db, rsvpUuid)
  if (!answer?.isOwnMailbox) return undefined
  const { uuid: memorialUuid, email, linkSecret } = answer
  return {
    ...answer,
    uuid: rsvpUuid,
    memorialUuid,
    events: presentProgramme(answer.programme, memorialUuid).flatMap(({ uuid, kind, title }) =>
      answer.events
        .filter(({ eventUuid }) => eventUuid === uuid)
        .map(({ status, guests }) => ({ uuid, kind, title, status, guests })),
    ),
    keys: { secret: linkSecret, address: email },
  }
}

/** Deletes the answer, also to every event. Rejects with RECEIPT_INVALID. */
export function takeBackRsvp(context: Context, found: { memorialUuid: string; uuid: string }): Promise<void> {
  const { memorialUuid, uuid } = found
  return queueAnswer(context, memorialUuid, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('rsvps').where('uuid', '=', uuid).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new DomainError('RECEIPT_INVALID')
  })
}
