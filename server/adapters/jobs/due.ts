import { setTimeout as delay } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'

/** Milliseconds between two looks for jobs that are due. */
const EVERY_MS = 2_000

/**
 * Wakes the workers of queues that have a job to run and that nobody announced: one that is tried again, waited for its
 * time, or was left by a dead process. One query looks into all queues, where each worker's own poll would be a query:
 * dozens every two seconds, in every process that does nothing.
 *
 * @param workers the ids of pg-boss's workers by the name of their queue
 * @param onError told about a look that failed; the next one follows all the same
 * @returns a function that ends it
 */
export function wakeForDueJobs(
  boss: PgBoss,
  workers: ReadonlyMap<string, readonly string[]>,
  onError: (error: unknown) => void,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const names = [...workers.keys()]

  async function look() {
    for (const name of await queuesWithDueJobs(boss, names))
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  const waited = () => delay(EVERY_MS, true, { signal, ref: false }).catch(() => false)
  const fail = (error: unknown) => {
    if (!signal.aborted) onError(error)
  }
  void (async () => {
    while (await waited()) await look().catch(fail)
  })()
  return () => ending.abort()
}

/** Looks once into the index of each queue, however many jobs wait. */
async function queuesWithDueJobs(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  // A limit inside, since without it PostgreSQL may read all jobs that wait.
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from unnest($1::text[]) as queue (name)
      cross join lateral (
        select from pgboss.job
         where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
         limit 1
      ) as due`,
    [names],
  )
  return rows.map(({ name }: { name: string }) => name)
}
