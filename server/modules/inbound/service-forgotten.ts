import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Longer than any mail server tries to send the same mail again. */
const REMEMBERED_MS = 30 * DAY_MS
/** A mail that could not be filed for so long never will be. */
const UNFILED_MS = 7 * DAY_MS

/** Queues mails again whose job gave up, and deletes what is left of old ones. */
export async function lookAfterMails({
  db,
  clock,
  jobs,
}: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now().getTime()
  for (const mailUuid of await repo.listForgotten(db, new Date(now - HOUR_MS)))
    await jobs.enqueue(db, 'inbound.file', { mailUuid }, { key: mailUuid })
  await repo.removeUnfiled(db, new Date(now - UNFILED_MS))
  await repo.removeMails(db, new Date(now - REMEMBERED_MS))
}
