import type { HostAccess } from '#server/lib/caller.ts'
import { dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as access from '#server/modules/access/service.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { countInvitationToOne } from '#server/ports/limits.ts'
import { presentContact } from './present.ts'
import { unsubscribeAnswer, unsubscribeContact } from './repo.ts'
import { lockContact, queueContact, queueUninvited, setTexted } from './repo-invitations.ts'
import { countOutcomes } from './repo-invited.ts'
import { inviteRefusal, looksLikeRelay } from './rules.ts'
import { contactEdits } from './service-edit.ts'
import { replies } from './service-replies.ts'

/** Inside the transaction that saves a memorial: replaces its list of contacts. */
export { replaceContacts } from './repo.ts'

export type Contacts = ReturnType<typeof createContacts>

/**
 * The list of contacts and its invitations. Invitations are not part of a memorial's save, so inviting does not raise
 * its version; changing the list does.
 */
export function createContacts(deps: Context) {
  const { db, jobs, clock, limits } = deps

  /** Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, INVITE_PRIVATE, INVITE_NAME or INVITES_PAUSED. */
  async function requireMailable(host: HostAccess): Promise<void> {
    await access.requireOpenPage(deps, host)
    const outcomes = await countOutcomes(db, host.memorialUuid, dayBefore(clock.now()))
    if (looksLikeRelay(outcomes)) throw new DomainError('INVITES_PAUSED')
  }

  /** Invites everyone with an email who was never invited and has not answered; returns how many. Rejects as `requireMailable` does. */
  async function sendAllInvites(host: HostAccess) {
    await requireMailable(host)
    return db.transaction().execute(async (tx) => {
      const contactUuids = await queueUninvited(tx, host.memorialUuid, clock.now())
      const queued = contactUuids.map((contactUuid) => ({ contactUuid }))
      await jobs.enqueueAll(tx, 'invitation.send', queued)
      if (queued.length > 0) await auditLog.record(deps, tx, host, 'INVITED_GUESTS')
      return { sentCount: contactUuids.length }
    })
  }

  /**
   * Invites one person, for the first time or again. Rejects as `requireMailable` does, or with CONTACT_NOT_FOUND,
   * CONTACT_HAS_NO_EMAIL, CONTACT_UNSUBSCRIBED, INVITE_TOO_SOON within ten minutes, or INVITED_OFTEN.
   */
  async function resendInvite(host: HostAccess, contactUuid: string) {
    await requireMailable(host)
    return db.transaction().execute(async (tx) => {
      const contact = await lockContact(tx, host.memorialUuid, contactUuid)
      if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
      const now = clock.now()
      const refusal = inviteRefusal(contact, now)
      if (refusal) throw new DomainError(refusal.code, refusal)
      await countInvitationToOne(limits, host.memorialUuid, contact.email ?? '')
      const queued = await queueContact(tx, contact.uuid, now)
      await jobs.enqueue(tx, 'invitation.send', { contactUuid: contact.uuid })
      await auditLog.record(deps, tx, host, 'INVITED_GUESTS')
      return { contact: presentContact(queued) }
    })
  }

  /** Records that a host texted the link to somebody, or takes that back. Rejects with CONTACT_NOT_FOUND. */
  async function markTexted({ memorialUuid }: HostAccess, contactUuid: string, texted: boolean) {
    const contact = await setTexted(db, memorialUuid, contactUuid, texted ? clock.now() : null)
    if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
    return { contact: presentContact(contact) }
  }

  /**
   * Needs only the token of an invitation or of a mail about an answer, since mail programs call it without a session.
   * Rejects with CONTACT_NOT_FOUND.
   */
  async function unsubscribe(token: string): Promise<void> {
    const now = clock.now()
    const found = await db
      .transaction()
      .execute(async (tx) => (await unsubscribeContact(tx, token, now)) || unsubscribeAnswer(tx, token, now))
    if (!found) throw new DomainError('CONTACT_NOT_FOUND')
  }

  return { sendAllInvites, resendInvite, markTexted, unsubscribe, ...contactEdits(deps), ...replies(db) }
}
