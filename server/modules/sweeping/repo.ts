import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

/** Counts of limits whose time is over; they are keyed by hashes of addresses and IPs. */
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

/** What let somebody in, and no longer would. */
export async function removeProofs(db: Db, now: Date): Promise<void> {
  for (const table of proofs) await db.deleteFrom(table).where('expiresAt', '<', now).execute()
}

/** Answers that hosts removed, and that can no longer be brought back. */
export const removeAnswers = (db: Db, before: Date) =>
  db.deleteFrom('removedRsvps').where('removedAt', '<', before).execute()

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
    .where(isMemorialGone('donation_intents'))
    .execute()

/** Who gave without an account to a memorial that is gone: the gift stays in the books without them. */
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
