import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { presentContact } from './present.ts'
import { unsubscribeAnswer, unsubscribeContact } from './repo.ts'
import { lockContact, queueContact, queueUninvited } from './repo-invitations.ts'
import { inviteRefusal } from './rules.ts'
import { contactEdits } from './service-edit.ts'

export interface ContactDeps {
  db: Database
  jobs: Jobs
  clock: Clock
  memorials: Pick<Memorials, 'requireOpenPage' | 'editing'>
}

export type Contacts = ReturnType<typeof createContacts>

/**
 * The list and its invitations (product-decisions "Invitations"). No save says how far an invitation is, so inviting
 * does not change a memorial's version; changing the list does.
 */
export function createContacts({ db, jobs, clock, memorials }: ContactDeps) {
  /** Everyone with an email who was never invited; how many that is now. Rejects with NOT_PAID, TAKEN_OFF or YEAR_ENDED. */
  async function sendAllInvites(host: Hosted) {
    await memorials.requireOpenPage(host)
    return db.transaction().execute(async (tx) => {
      const contactUuids = await queueUninvited(tx, host.memorialUuid, clock.now())
      const queued = contactUuids.map((contactUuid) => ({ contactUuid }))
      await jobs.enqueueAll(tx, 'invitation.send', queued)
      return { sentCount: contactUuids.length }
    })
  }

  /**
   * One person, for the first time or again. Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, CONTACT_NOT_FOUND,
   * CONTACT_HAS_NO_EMAIL, CONTACT_UNSUBSCRIBED or, within ten minutes, INVITE_TOO_SOON.
   */
  async function resendInvite(host: Hosted, contactUuid: string) {
    await memorials.requireOpenPage(host)
    return db.transaction().execute(async (tx) => {
      const contact = await lockContact(tx, host.memorialUuid, contactUuid)
      if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
      const now = clock.now()
      const refusal = inviteRefusal(contact, now)
      if (refusal) throw new DomainError(refusal.code, refusal)
      const queued = await queueContact(tx, contact.uuid, now)
      await jobs.enqueue(tx, 'invitation.send', { contactUuid: contact.uuid })
      return { contact: presentContact(queued) }
    })
  }

  /** By the token of an invitation or of a mail about an answer alone, since mail programs ask on their own. Rejects with CONTACT_NOT_FOUND. */
  async function unsubscribe(token: string): Promise<void> {
    const now = clock.now()
    const found = await db
      .transaction()
      .execute(async (tx) => (await unsubscribeContact(tx, token, now)) || unsubscribeAnswer(tx, token, now))
    if (!found) throw new DomainError('CONTACT_NOT_FOUND')
  }

  return { sendAllInvites, resendInvite, unsubscribe, ...contactEdits(memorials) }
}
