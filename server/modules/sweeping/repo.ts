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
