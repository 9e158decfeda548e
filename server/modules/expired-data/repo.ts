import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

/** Deletes expired counts of limits; their keys are hashes of addresses and IPs. */
export const removeCounts = (db: Db, now: Date) =>
  db.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute()

const proofs = [
  'sessions',
  'passwordResets',
  'emailCodes',
  'captchaSpent',
  'knownDevices',
  'passkeyChallenges',
] as const

/** Deletes expired sessions, codes and other proofs. */
export async function removeProofs(db: Db, now: Date): Promise<void> {
  for (const table of proofs) await db.deleteFrom(table).where('expiresAt', '<', now).execute()
}

/** Deletes answers that hosts removed and that cannot be restored any more. */
export const removeAnswers = (db: Db, before: Date) =>
  db.deleteFrom('removedRsvps').where('removedAt', '<', before).execute()

/** Deletes expired invitations to host, which hold an address and a name. */
export const removeInvitations = (db: Db, before: Date) =>
  db.deleteFrom('hostInvitations').where('expiresAt', '<', before).execute()

/** Deletes abandoned gifts to memorials that are gone: no money ever arrived for them. */
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
    .where(isMemorialGone('donation_intents'))
    .execute()

/** Removes the data of guests who gave to a memorial that is gone: the gift stays in the ledger without them. */
export async function forgetGuests(db: Db): Promise<void> {
  await db
    .updateTable('donationIntents')
    .set({ donorName: null, donorEmail: null })
    .where('donorEmail', 'is not', null)
    .where('settledAt', 'is not', null)
    .where(isMemorialGone('donation_intents'))
    .execute()
  await db
    .updateTable('donations')
    .set({ donorName: null })
    .where('donorName', 'is not', null)
    .where(isMemorialGone('donations'))
    .execute()
}

const isMemorialGone = (table: 'donations' | 'donation_intents') =>
  sql<boolean>`not exists (select from memorials where memorials.uuid = ${sql.table(table)}.memorial_uuid)`
