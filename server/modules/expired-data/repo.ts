import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

/** Deletes expired counts of limits; their keys are hashes of addresses and IPs. */
export const removeCounts = (db: Db, now: Date) =>
  db.deleteFrom('rateLimits').where('expire', '<', now.getTime()).execute()

/** Deletes expired sessions, codes and other proofs. */
export async function removeProofs(db: Db, now: Date): Promise<void> {
  for (const table of ['sessions', 'proofs', 'captchaSpent', 'knownDevices'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute()
}

/** Deletes answers that hosts removed and that cannot be restored any more. */
export const removeAnswers = (db: Db, before: Date) =>
  db.deleteFrom('answers').where('removedAt', '<', before).execute()

/** Deletes what hosts removed from their lists of whom to thank, and the ticks and notes of what is gone for good. */
export const removeThanks = (db: Db, before: Date) =>
  sql`delete from thanks where removed_at < ${before}
    or (kind = 'MEMORY' and not exists (select from contributions where uuid = thanks.uuid))
    or (kind = 'GIFT' and not exists (select from donations where uuid = thanks.uuid))
    or (kind = 'ANSWER' and not exists (select from answers where uuid = thanks.uuid))`.execute(db)

/** Deletes addresses that were typed for a yearly note and never confirmed. */
export const removeUnconfirmedNotes = (db: Db, before: Date) =>
  db
    .deleteFrom('anniversaryNotes')
    .where('confirmedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute()

/** Deletes addresses that ended their yearly notes long ago: by then nobody types them by mistake. */
export const removeEndedNotes = (db: Db, before: Date) =>
  db.deleteFrom('anniversaryNotes').where('endedAt', '<', before).execute()

/** Deletes what was noted of mails that were refused long ago. */
export const removeRefusedMails = (db: Db, before: Date) =>
  db.deleteFrom('refusedMails').where('at', '<', before).execute()

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
