import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { mailReceipt } from './mail-receipt.ts'
import { makeMemory } from './make-memory.ts'

export const inboundJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers => ({
  'inbound.forgotten': { concurrency: 1, cron: '52 * * * *', handle: () => lookAfterMails(context) },
  // One after the other: each holds a whole mail in memory.
  'inbound.file': { concurrency: 1, handle: ({ mailUuid }, job) => makeMemory(context, mailUuid, job) },
  'inbound.receipt': { handle: ({ mailUuid }) => mailReceipt(context, mailer, mailUuid) },
})

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Longer than any mail server tries to send the same mail again. */
const REMEMBERED_MS = 30 * DAY_MS
/** A mail that could not be filed for so long never will be. */
const UNFILED_MS = 7 * DAY_MS

/** Queues mails again whose job gave up, and deletes what is left of old ones. */
async function lookAfterMails({ db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const forgotten = await db
    .selectFrom('inboundMails')
    .select('uuid as mailUuid')
    .where('state', '=', 'RECEIVED')
    .where('receivedAt', '<', before(HOUR_MS))
    .orderBy('receivedAt')
    .limit(500)
    .execute()
  for (const { mailUuid } of forgotten)
    await jobs.enqueue(db, 'inbound.file', { mailUuid }, { key: mailUuid })
  await db
    .deleteFrom('inboundMails')
    .where((eb) =>
      eb.or([
        eb('receivedAt', '<', before(REMEMBERED_MS)),
        eb('state', '=', 'RECEIVED').and('receivedAt', '<', before(UNFILED_MS)),
      ]),
    )
    .execute()
}
