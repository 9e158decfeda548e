import { sql } from 'kysely'
import { LINK_MS } from '#server/lib/anniversary.ts'
import { undoEnds } from '#server/lib/undo.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'

const INVITATION_MS = 365 * 24 * 60 * 60 * 1000
const ENDED_NOTE_MS = 2 * 365 * 24 * 60 * 60 * 1000
const REFUSED_MAIL_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes expired personal data every night (docs/privacy.md). */
export const expiredDataJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandlers => ({
  'privacy.sweep': {
    concurrency: 1,
    cron: '27 3 * * *',
    async handle() {
      for (const statement of listStatements(clock.now())) await statement.execute(db)
    },
  },
})

function listStatements(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const isMemorialGone = sql`not exists (select from memorials where memorials.uuid = payments.memorial_uuid)`
  return [
    // Counts of limits: their keys are hashes of addresses and IPs.
    sql`delete from rate_limits where expire < ${now.getTime()}`,
    ...['sessions', 'proofs', 'captcha_spent', 'known_devices'].map(
      (table) => sql`delete from ${sql.table(table)} where expires_at < ${now}`,
    ),
    // Answers that hosts removed and that cannot be restored any more.
    sql`delete from answers where removed_at < ${undoEnds(now)}`,
    // Abandoned gifts to memorials that are gone: no money ever arrived for them.
    sql`delete from payments
      where purpose = 'donation' and called_off_at is not null and paid_at is null and ${isMemorialGone}`,
    // Guests who gave to a memorial that is gone: the gift stays in the ledger without them.
    sql`update payments set donor_name = null, donor_email = null
      where (donor_name is not null or donor_email is not null) and (completed_at is not null or paid_at is not null)
        and ${isMemorialGone}`,
    // What hosts removed from their lists of whom to thank, and the ticks and notes of what is gone for good.
    sql`delete from thanks where removed_at < ${undoEnds(now)}
      or (kind = 'MEMORY' and not exists (select from contributions where uuid = thanks.uuid))
      or (kind = 'GIFT' and not exists (select from payments where uuid = thanks.uuid and completed_at is not null))
      or (kind = 'ANSWER' and not exists (select from answers where uuid = thanks.uuid))`,
    // Addresses that were typed for a yearly note and never confirmed; and those that ended their notes so long ago that nobody
    // types them by mistake.
    sql`delete from anniversary_notes
      where confirmed_at is null and ended_at is null and created_at < ${before(LINK_MS)}
        or ended_at < ${before(ENDED_NOTE_MS)}`,
    sql`delete from refused_mails where at < ${before(REFUSED_MAIL_MS)}`,
    // Invitations to host, which hold an address and a name.
    sql`delete from host_invitations where expires_at < ${before(INVITATION_MS)}`,
  ]
}
