import type { HostRsvp } from '#contract/rsvps.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { undoEnds } from '#server/lib/undo.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as events from '#server/modules/events/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentRsvp } from './present.ts'
import { readOne } from './repo.ts'
import { findAnswerer, findRemoved, letIn, removeAnswer, restoreAnswer } from './repo-removal.ts'

// How hosts approve a waiting answer, remove one, restore it, and block the person who gave it (docs/decisions/0022).

/** Can be undone for 30 days. Rejects with RSVP_NOT_FOUND. */
export function removeRsvp(context: Context, host: HostAccess, rsvpUuid: string): Promise<void> {
  const { memorialUuid } = host
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    if (!(await removeAnswer(tx, memorialUuid, rsvpUuid, context.clock.now())))
      throw new DomainError('RSVP_NOT_FOUND')
    await auditLog.record(context, tx, host, 'REMOVED_ANSWER')
  })
}

/** Approves a waiting answer, so that it counts, and mails the person who gave it. Rejects with RSVP_NOT_FOUND. */
export function approveRsvp(
  context: Context,
  host: HostAccess,
  rsvpUuid: string,
): Promise<{ rsvp: HostRsvp }> {
  const { memorialUuid } = host
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    const isNew = await letIn(tx, memorialUuid, rsvpUuid)
    const row = await readOne(tx, memorialUuid, rsvpUuid)
    if (!row) throw new DomainError('RSVP_NOT_FOUND')
    if (isNew && row.email) await context.jobs.enqueue(tx, 'rsvp.confirm', { rsvpUuid }, { key: rsvpUuid })
    return { rsvp: presentRsvp(row) }
  })
}

/** Restoring twice changes nothing. Rejects with RSVP_NOT_FOUND or RSVP_REPLACED. */
export function restoreRsvp(
  context: Context,
  host: HostAccess,
  rsvpUuid: string,
): Promise<{ rsvp: HostRsvp }> {
  const { memorialUuid } = host
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    const removed = await findRemoved(tx, memorialUuid, rsvpUuid, undoEnds(context.clock.now()))
    if (removed?.isReplaced) throw new DomainError('RSVP_REPLACED')
    if (removed) {
      await restoreAnswer(tx, rsvpUuid)
      await auditLog.record(context, tx, host, 'RESTORED_ANSWER')
    }
    const row = await readOne(tx, memorialUuid, rsvpUuid)
    if (!row) throw new DomainError('RSVP_NOT_FOUND')
    return { rsvp: presentRsvp(row) }
  })
}

/**
 * Removes an answer and blocks the person who gave it: by account, or else by address. An unproved address is only
 * blocked for people who type it. Rejects with RSVP_NOT_FOUND, and with CANNOT_BLOCK for hosts and moderators, or if
 * nothing identifies the person, e.g. when somebody else proved the address.
 */
export function blockAnswerer(context: Context, host: HostAccess, rsvpUuid: string): Promise<void> {
  const { memorialUuid } = host
  return events.queueAnswer(context, memorialUuid, async (tx) => {
    const answerer = await findAnswerer(tx, memorialUuid, rsvpUuid)
    if (!answerer) throw new DomainError('RSVP_NOT_FOUND')
    const { userUuid, address, proven, canBlock } = answerer
    if (!canBlock) throw new DomainError('CANNOT_BLOCK')
    if (userUuid) await blocking.block(context, tx, memorialUuid, { userUuid })
    else if (address) await blocking.blockAddress(context, tx, memorialUuid, { email: address, proven })
    await removeAnswer(tx, memorialUuid, rsvpUuid, context.clock.now())
    await auditLog.record(context, tx, host, 'BLOCKED', { user: userUuid })
  })
}
