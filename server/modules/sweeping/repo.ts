import type { Db } from '#server/ports/database.ts'

/** Counts of limits whose time is over; they are keyed by hashes of addresses and IPs. */
export const removeCounts = (db: Db, now: Date) =>
  db.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute()

/** What let somebody in, and no longer would. */
export async function removeProofs(db: Db, now: Date): Promise<void> {
  for (const table of ['sessions', 'passwordResets', 'emailCodes', 'captchaSpent'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute()
}

/** Invitations to look after a memorial that nobody took up: an address and a name, kept for nothing. */
export const removeInvitations = (db: Db, before: Date) =>
  db.deleteFrom('hostInvitations').where('expiresAt', '<', before).execute()

/** Gifts that were begun for memorials that are gone, and came to nothing: no money ever came for them. */
export const removeGiftsThatNeverCame = (db: Db) =>
  db
    .deleteFrom('donationIntents')
    .where('settledAt', 'is not', null)
    .where('refundedAt', 'is', null)
    .where('lostAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('donations')
            .select('donations.uuid')
            .whereRef('donations.intentId', '=', 'donationIntents.intentId'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('memorials')
            .select('memorials.uuid')
            .whereRef('memorials.uuid', '=', 'donationIntents.memorialUuid'),
        ),
      ),
    )
    .execute()
