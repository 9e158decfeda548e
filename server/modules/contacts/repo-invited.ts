import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

/** An address that a memorial invited; kept after the contact is deleted (migrations/0003_contacts.sql). */
interface Address {
  memorialUuid: string
  email: string
}

const hashOf = (memorialUuid: RawBuilder<string>, email: RawBuilder<string>) =>
  sql<Buffer>`sha256(convert_to(${memorialUuid} || lower(${email}), 'UTF8'))`

/** A contact that is added again keeps its state of having been invited. */
export function recallInvited(tx: Tx, memorialUuid: string) {
  return tx
    .updateTable('contacts')
    .from('invitedAddresses as invited')
    .set((eb) => ({
      inviteState: 'SENT',
      dateInviteSent: eb.ref('invited.sentAt'),
      inviteQueuedAt: eb.ref('invited.sentAt'),
    }))
    .where('contacts.memorialUuid', '=', memorialUuid)
    .where('contacts.inviteState', '=', 'NONE')
    .whereRef('invited.memorialUuid', '=', 'contacts.memorialUuid')
    .where('invited.sentAt', 'is not', null)
    .where('invited.addressHash', '=', hashOf(sql.ref('contacts.memorialUuid'), sql.ref('contacts.email')))
    .execute()
}

export function noteInvited(
  db: Db,
  { memorialUuid, email }: Address,
  facts: { sentAt: Date } | { bouncedAt: Date },
) {
  const addressHash = hashOf(sql.val(memorialUuid), sql.val(email))
  return db
    .insertInto('invitedAddresses')
    .values({ memorialUuid, addressHash, ...facts })
    .onConflict((conflict) => conflict.columns(['memorialUuid', 'addressHash']).doUpdateSet(facts))
    .execute()
}

/** The outcomes of a memorial's invitations since `since`, and how many people unsubscribed from it since then. */
export async function countOutcomes(db: Db, memorialUuid: string, since: Date) {
  const { sent, bounced, unsubscribed } = await db
    .selectFrom('invitedAddresses')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('sentAt', '>', since).as('sent'),
      eb.fn.countAll<number>().filterWhere('bouncedAt', '>', since).as('bounced'),
      eb
        .selectFrom('unsubscribed')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('unsubscribedAt', '>', since)
        .as('unsubscribed'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return { sent, bounced, unsubscribed: unsubscribed ?? 0 }
}

/**
 * Ends what personal links of this memorial opened for addresses that are none of its contacts' any more: a link that is
 * over leaves nothing open, also when its address is added again (docs/decisions/0006).
 */
export function endUninvitedSessions(tx: Tx, memorialUuid: string) {
  return tx
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.uuid', '=', 'sessions.userUuid')
    .where('sessions.invitedTo', '=', memorialUuid)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contacts')
            .select('contacts.uuid')
            .where('contacts.memorialUuid', '=', memorialUuid)
            .where(sql`lower(contacts.email)`, '=', sql`lower(users.email)`),
        ),
      ),
    )
    .execute()
}
