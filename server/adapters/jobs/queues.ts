import { isDeepStrictEqual } from 'node:util'
import type { PgBoss, Queue } from 'pg-boss'
import type { JobName, Retries } from '#server/ports/jobs.ts'

/** 10 s, 20 s, … 1 h: a job outlives about four hours without its mail server or its storage. */
export const defaultRetries: Retries = { limit: 12, delaySeconds: 10 }

const minutes = 60
const day = 24 * 60 * minutes

const settings = (retries: Retries) => ({
  retryLimit: retries.limit,
  retryDelay: retries.delaySeconds,
  retryBackoff: true,
  retryDelayMax: 60 * minutes,
  expireInSeconds: (retries.minutesEach ?? 15) * minutes,
  // A process that was killed leaves its jobs; without a heartbeat from it they are given to another.
  heartbeatSeconds: 20,
  deleteAfterSeconds: day,
  // Workers of every process are woken when the transaction that queued a job is committed.
  notify: true,
})

/**
 * Makes a job's queue, or brings the settings of an older release up to date. The policy lets one job with a key
 * wait at a time; jobs without a key get one of their own.
 */
export async function prepareQueue(boss: PgBoss, name: JobName, retries: Retries): Promise<void> {
  const wanted = settings(retries)
  const queue = await boss.getQueue(name)
  if (queue === null) await boss.createQueue(name, { ...wanted, policy: 'short' })
  else if (!hasSettings(queue, wanted)) await boss.updateQueue(name, wanted)
}

function hasSettings(queue: Queue, wanted: ReturnType<typeof settings>): boolean {
  const found = Object.entries(queue).filter(([key]) => key in wanted)
  return isDeepStrictEqual(Object.fromEntries(found), wanted)
}
