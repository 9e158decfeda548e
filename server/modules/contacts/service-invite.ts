import type { HostAccess } from '#server/lib/caller.ts'
import { dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { countInvitationToOne, giveBackInvitation } from '#server/ports/limits.ts'
import { presentContact } from './present.ts'
import { findEmail, lockContact, queueContact, queueUninvited, setTexted } from './repo-invitations.ts'
import { countOutcomes } from './repo-invited.ts'
import { inviteRefusal, looksLikeRelay } from './rules.ts'

// The list of contacts and its invitations. Invitations are not part of a memorial's save, so inviting does not raise
// its version; changing the list does.

/** Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, INVITE_PRIVATE, INVITE_NAME or INVITES_PAUSED. */
async function requireMailable(context: Context, host: HostAccess): Promise<void> {
  await access.requireOpenPage(context, host)
  const outcomes = await countOutcomes(context.db, host.memorialUuid, dayBefore(context.clock.now()))
  if (looksLikeRelay(outcomes)) throw new DomainError('INVITES_PAUSED')
}

/**
 * Invites everyone with an email who was never invited and has not answered; returns how many. Rejects as
 * `requireMailable` does.
 */
export async function sendAllInvites(context: Context, host: HostAccess) {
  const { db, clock, jobs } = context
  await requireMailable(context, host)
  return db.transaction().execute(async (tx) => {
    const contactUuids = await queueUninvited(tx, host.memorialUuid, clock.now())
    const queued = contactUuids.map((contactUuid) => ({ contactUuid }))
    await jobs.enqueueAll(tx, 'invitation.send', queued)
    if (queued.length > 0) await auditLog.record(context, tx, host, 'INVITED_GUESTS')
    return { sentCount: contactUuids.length }
  })
}

/**
 * Invites one person, for the first time or again. Rejects as `requireMailable` does, or with CONTACT_NOT_FOUND,
 * CONTACT_HAS_NO_EMAIL, CONTACT_UNSUBSCRIBED, INVITE_TOO_SOON within ten minutes, or INVITED_OFTEN.
 */
export async function resendInvite(context: Context, host: HostAccess, contactUuid: string) {
  const { db, clock, limits, jobs } = context
  const { memorialUuid } = host
  await requireMailable(context, host)
  const email = (await findEmail(db, memorialUuid, contactUuid)) ?? ''
  await countInvitationToOne(limits, memorialUuid, email)
  const inviting = db.transaction().execute(async (tx) => {
    const contact = await lockContact(tx, memorialUuid, contactUuid)
    if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
    const now = clock.now()
    const refusal = inviteRefusal(contact, now)
    if (refusal) throw new DomainError(refusal.code, refusal)
    const queued = await queueContact(tx, contact.uuid, now)
    await jobs.enqueue(tx, 'invitation.send', { contactUuid: contact.uuid })
    await auditLog.record(context, tx, host, 'INVITED_GUESTS')
    return { contact: presentContact(queued) }
  })
  return undoOnFailure(inviting, () => giveBackInvitation(limits, memorialUuid, email))
}

/** Records that a host texted the link to somebody, or takes that back. Rejects with CONTACT_NOT_FOUND. */
export async function markTexted(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { memorialUuid }: HostAccess,
  contactUuid: string,
  texted: boolean,
) {
  const contact = await setTexted(db, memorialUuid, contactUuid, texted ? clock.now() : null)
  if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
  return { contact: presentContact(contact) }
}
