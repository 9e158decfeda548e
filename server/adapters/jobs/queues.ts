import { isDeepStrictEqual } from 'node:util'
import type { PgBoss, Queue } from 'pg-boss'
import type { JobName, Retries } from '#server/ports/jobs.ts'

/** 10 s, 20 s, … 1 h: a job survives about four hours without the mail server or storage. */
export const defaultRetries: Retries = { limit: 12, delaySeconds: 10 }

const minutes = 60
const day = 24 * 60 * minutes

const settings = (retries: Retries) => ({
  retryLimit: retries.limit,
  retryDelay: retries.delaySeconds,
  retryBackoff: true,
  retryDelayMax: 60 * minutes,
  expireInSeconds: (retries.minutesEach ?? 15) * minutes,
  // A killed process leaves its jobs; without its heartbeat they go to another.
  heartbeatSeconds: 20,
  deleteAfterSeconds: day,
  // The commit of a queued job wakes workers of every process.
  notify: true,
})

/**
 * Creates a job's queue, or updates the settings that an older release made. By its policy one job per key can wait;
 * jobs without a key get a unique one.
 *
 * @param queue as it is in the database, null if it is missing
 */
export async function prepareQueue(
  boss: PgBoss,
  name: JobName,
  queue: Queue | null,
  retries: Retries,
): Promise<void> {
  const wanted = settings(retries)
  if (queue === null) await boss.createQueue(name, { ...wanted, policy: 'short' })
  else if (!hasSettings(queue, wanted)) await boss.updateQueue(name, wanted)
}

function hasSettings(queue: Queue, wanted: ReturnType<typeof settings>): boolean {
  const found = Object.entries(queue).filter(([key]) => key in wanted)
  return isDeepStrictEqual(Object.fromEntries(found), wanted)
}
