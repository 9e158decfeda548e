import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

/** A gift by the key of its page. */
export function findGuestGift(db: Db, memorialUuid: string, guestKey: string) {
  return db
    .selectFrom('donationIntents')
    .select(['intentId', 'donorEmail'])
    .where('guestKey', '=', guestKey)
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
}

/** Deletes the donor's data of a guest's gift that was never paid. */
export const forgetGuest = (tx: Tx, intentId: string) =>
  tx
    .updateTable('donationIntents')
    .set({ donorName: null, donorEmail: null, donorLanguage: null })
    .where('intentId', '=', intentId)
    .where('guestKey', 'is not', null)
    .execute()

/**
 * How many gifts without an account were given with the same address in the day before this one; 0 for a gift of an
 * account. Counted in the ledger, so a retry of a receipt gets the same result.
 */
export async function countGivenBefore(db: Db, intentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from donation_intents this
      join donation_intents other
        on lower(other.donor_email) = lower(this.donor_email)
       and (other.settled_at, other.intent_id) < (this.settled_at, this.intent_id)
       and other.settled_at > this.settled_at - interval '1 day'
       and other.created_at > this.created_at - interval '3 days'
     where this.intent_id = ${intentId}
       and this.guest_key is not null
       and other.guest_key is not null`.execute(db)
  return rows[0]?.count ?? 0
}
