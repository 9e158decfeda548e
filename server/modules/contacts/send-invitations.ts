import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { countInvitationToOne, giveBackInvitation } from '#server/ports/limits.ts'
import { answerOfContact, listContacts } from './list-contacts.ts'
import { isRelay } from './queries.ts'
import { inviteRefusal } from './rules.ts'

// Invitations are not part of a memorial's save, so inviting does not raise its version; changing the list does.

/** Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, INVITE_PRIVATE, INVITE_NAME or INVITES_PAUSED. */
async function requireMailable(context: Context, host: HostAccess): Promise<void> {
  await access.requireOpenPage(context, host)
  if (await isRelay(context.db, host.memorialUuid, context.clock.now()))
    throw new DomainError('INVITES_PAUSED')
}

const queueContacts = (db: Db, memorialUuid: string, now: Date) =>
  db
    .updateTable('contacts')
    .set({ inviteState: 'QUEUED', inviteQueuedAt: now, inviteError: null })
    .where('memorialUuid', '=', memorialUuid)
    .returning('uuid as contactUuid')

/**
 * Invites everyone with an email who was never invited and has not answered; returns how many. Of two calls at once, the
 * second finds nobody. Rejects as `requireMailable` does.
 */
export async function sendAllInvites(context: Context, host: HostAccess) {
  const { db, clock, jobs } = context
  await requireMailable(context, host)
  return db.transaction().execute(async (tx) => {
    const queued = await queueContacts(tx, host.memorialUuid, clock.now())
      .where('inviteState', '=', 'NONE')
      .where('email', 'is not', null)
      .where('unsubscribedAt', 'is', null)
      .where(answerOfContact(host.memorialUuid), 'is', null)
      .execute()
    await jobs.enqueueAll(tx, 'invitation.send', queued)
    if (queued.length > 0) await auditLog.record(context, tx, host, 'INVITED_GUESTS')
    return { sentCount: queued.length }
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
  const select = (from: Db) =>
    from
      .selectFrom('contacts')
      .select(['uuid', 'email', 'inviteState', 'inviteQueuedAt', 'unsubscribedAt'])
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', contactUuid)
  const email = (await select(db).executeTakeFirst())?.email ?? ''
  await countInvitationToOne(limits, memorialUuid, email)
  const inviting = db.transaction().execute(async (tx) => {
    const contact = await select(tx).forUpdate().executeTakeFirst()
    if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
    const now = clock.now()
    const refusal = inviteRefusal(contact, now)
    if (refusal) throw new DomainError(refusal.code, refusal)
    await queueContacts(tx, memorialUuid, now).where('uuid', '=', contactUuid).execute()
    await jobs.enqueue(tx, 'invitation.send', { contactUuid: contact.uuid })
    await auditLog.record(context, tx, host, 'INVITED_GUESTS')
    return findContact(tx, host, contactUuid)
  })
  return undoOnFailure(inviting, () => giveBackInvitation(limits, memorialUuid, email))
}

/** Records that a host texted the link to somebody, or takes that back. Rejects with CONTACT_NOT_FOUND. */
export async function markTexted(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  host: HostAccess,
  contactUuid: string,
  isTexted: boolean,
) {
  await db
    .updateTable('contacts')
    .set({ textedAt: isTexted ? clock.now() : null })
    .where('memorialUuid', '=', host.memorialUuid)
    .where('uuid', '=', contactUuid)
    .execute()
  return findContact(db, host, contactUuid)
}

async function findContact(db: Db, { memorialUuid }: HostAccess, contactUuid: string) {
  const [contact] = await listContacts(db, memorialUuid, contactUuid)
  if (!contact) throw new DomainError('CONTACT_NOT_FOUND')
  return { contact }
}

// Which hosts get replies of guests: each decides for themselves, since guests then see their address.

export async function getReplies({ db }: Pick<Context, 'db'>, { memorialUuid, userUuid }: HostAccess) {
  const found = await db
    .selectFrom('relationships')
    .select('takesReplies')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
  // They stopped being a host a moment ago.
  if (!found) throw new DomainError('MEMORIAL_NOT_FOUND')
  return found
}

export async function changeReplies(context: Context, host: HostAccess, takesReplies: boolean) {
  await context.db
    .updateTable('relationships')
    .set({ takesReplies })
    .where('memorialUuid', '=', host.memorialUuid)
    .where('userUuid', '=', host.userUuid)
    .execute()
  return getReplies(context, host)
}
