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
    or (kind = 'GIFT' and not exists (select from payments where uuid = thanks.uuid and completed_at is not null))
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
    .deleteFrom('payments')
    .where('purpose', '=', 'donation')
    .where('calledOffAt', 'is not', null)
    .where('paidAt', 'is', null)
    .where(isMemorialGone)
    .execute()

/** Removes the data of guests who gave to a memorial that is gone: the gift stays in the ledger without them. */
export const forgetGuests = (db: Db) =>
  db
    .updateTable('payments')
    .set({ donorName: null, donorEmail: null })
    .where((eb) => eb.or([eb('donorName', 'is not', null), eb('donorEmail', 'is not', null)]))
    .where((eb) => eb.or([eb('completedAt', 'is not', null), eb('paidAt', 'is not', null)]))
    .where(isMemorialGone)
    .execute()

const isMemorialGone = sql<boolean>`not exists (select from memorials where memorials.uuid = payments.memorial_uuid)`
