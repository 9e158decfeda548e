import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '#server/adapters/database/postgres.ts'
import { startJobs } from '#server/adapters/jobs/pg-boss.ts'
import { openDatabaseServer } from './database.ts'

const SECONDS = 10
const AT_ONCE = 4
const FEW = 20_000
const BATCH = 10_000

/**
 * The queue with few and with many waiting jobs: jobs per second (with handlers that do nothing), milliseconds to queue
 * one, and milliseconds of a count for `/metrics`.
 */
export async function queueWithBacklog({ many }: { many: number }) {
  return { small: await queueWith(FEW), large: await queueWith(many) }
}

async function queueWith(waiting: number) {
  const database = await openDatabaseServer({ throwaway: true })
  const { db, pool, close } = connect(database.connection)
  let done = 0
  const handle = async () => {
    done += 1
  }
  const open = (role: 'web' | 'worker') =>
    startJobs({
      pool,
      role,
      handlers: () => ({ 'rsvp.confirm': { concurrency: AT_ONCE, handle } }),
      log: { warn() {}, error: (details) => console.error(details) },
    })
  const web = await open('web')
  const worker = await open('worker')
  try {
    const began = performance.now()
    for (let at = 0; at < waiting; at += BATCH)
      await web.enqueueAll(
        db,
        'rsvp.confirm',
        Array.from({ length: BATCH }, () => ({ rsvpUuid: crypto.randomUUID() })),
      )
    const filled = (performance.now() - began) / 1000
    await pool.query('vacuum analyze')
    const count = await meanOf(5, async () => {
      // What another process counted would be its answer.
      await pool.query('delete from job_counts')
      await web.counts()
    })
    const queueOne = () =>
      db.transaction().execute((tx) => web.enqueue(tx, 'rsvp.confirm', { rsvpUuid: crypto.randomUUID() }))
    const queued = await meanOf(200, queueOne)
    await worker.work()
    // It has warmed up.
    while (done < 200) await delay(10)
    const before = done
    await delay(SECONDS * 1000)
    return { waiting, filled, count, queued, perSecond: (done - before) / SECONDS }
  } finally {
    await worker.stop()
    await web.stop()
    await close()
    await database.close()
  }
}

async function meanOf(times: number, ask: () => Promise<unknown>): Promise<number> {
  await ask()
  const began = performance.now()
  for (let at = 0; at < times; at += 1) await ask()
  return (performance.now() - began) / times
}
