import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { fromKysely, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import { errorDetails } from '#server/lib/error-details.ts'
import { withoutAddresses } from '#server/lib/without-addresses.ts'
import type {
  FailedJob,
  JobCount,
  JobData,
  JobHandlers,
  JobName,
  JobQueue,
  Jobs,
  Retries,
} from '#server/ports/jobs.ts'

interface JobsOptions {
  /** The application's pool: only its settings are used, none of its connections. */
  pool: Pool
  /**
   * Called when `work` begins. It is a function because services enqueue jobs and handlers call services, so one of
   * them is made later.
   */
  handlers: () => JobHandlers
  /** `web` only enqueues; other processes do the work. */
  role: 'web' | 'worker' | 'all'
  log: Record<'warn' | 'error', (details: object, message: string) => void>
  retries?: Partial<Retries>
  /** Wraps each try of a job. */
  around?: (name: JobName, work: () => Promise<void>) => Promise<void>
}

export interface RunningJobs extends Jobs, JobQueue {
  /** Starts running jobs and scheduling cron jobs. */
  work(): Promise<void>
  /** Resolves once no job with a handler is running or ready to run. A job that waits for its next try is not ready. */
  drained(): Promise<void>
  /** Takes no more jobs. Running ones get 20 s to finish; then they go back to the queue. */
  stop(): Promise<void>
}

/**
 * Seconds between a worker's own polls: while the database announces new jobs, since what is not announced wakes it too
 * (`wakeForDueJobs`), and otherwise.
 */
const polling = { notifyPollingIntervalSeconds: 60, pollingIntervalSeconds: 0.5 }
const graceMs = 20_000
/** pg-boss's own queue for cron jobs, which is nobody's business. */
const isOurs = "name <> '__pgboss__send-it'"

/** The job queue, in the product's own database. Rejects when the database cannot be reached. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { pool, handlers, role, log, retries, around = (_name, work) => work() } = options
  const works = role !== 'web'
  const boss = new PgBoss({
    ...connectionOf(pool),
    max: 4,
    application_name: 'afterglow-jobs',
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  let isStopped = false
  let stopWaking = () => {}
  const report = (error: unknown) => {
    // A connection that is still closing fails when the database is stopped next; nothing is lost by that.
    if (!isStopped) log.error({ err: errorDetails(error) }, 'job queue')
  }
  boss.on('error', report)
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()

  const prepared = new Map<JobName, Promise<void>>()
  function prepare(name: JobName, find = (): Promise<Queue | null> => boss.getQueue(name)): Promise<void> {
    const known = prepared.get(name)
    if (known) return known
    const wanted = handlers()[name]?.retries ?? { ...defaultRetries, ...retries }
    const preparing = find().then((queue) => prepareQueue(boss, name, queue, wanted))
    prepared.set(name, preparing)
    preparing.catch(() => prepared.delete(name))
    return preparing
  }

  return {
    async enqueue(db, name, data, { key, isNewKey = false, afterSeconds = 0 } = {}) {
      await prepare(name)
      const inTransaction = { db: fromKysely(db), startAfter: afterSeconds }
      const send = (singletonKey: string) => boss.send(name, data, { ...inTransaction, singletonKey })
      if (key === undefined) await send(randomUUID())
      // Locks a waiting job with this key until the transaction ends, so that it cannot start earlier and miss what the
      // transaction wrote. A job that waits for its next try becomes ready.
      else if (!isNewKey || !(await send(key)))
        await boss.upsert(name, data, { ...inTransaction, singletonKey: key })
    },

    async enqueueAll(db, name, list) {
      if (list.length === 0) return
      await prepare(name)
      const inserts = list.map((data) => ({ data: data, singletonKey: randomUUID() }))
      await boss.insert(name, inserts, { db: fromKysely(db) })
    },

    async work() {
      const all = handlers()
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const name of namesOf(all)) await prepare(name, async () => queues.get(name) ?? null)
      if (!works) return
      const workers = new Map<string, string[]>()
      for (const name of namesOf(all)) workers.set(name, await workOn(boss, name, all, { log, around }))
      stopWaking = wakeForDueJobs(boss, workers, report)
      await keepTimes(boss, all)
    },

    async drained() {
      while (await isBusy(pool, namesOf(handlers()))) await delay(10)
    },

    counts: () => countJobs(pool),

    async oldestDue() {
      const { rows } = await pool.query<{ at: Date | null }>(
        `select min(start_after) as at from pgboss.job
          where state < 'active' and not blocked and start_after <= now() and ${isOurs}`,
      )
      return rows[0]?.at ?? null
    },

    async failed(most) {
      const { rows } = await pool.query<Omit<FailedJob, 'reason'> & { reason: string | null }>(
        `select id, name, state::text, retry_count + (state = 'failed')::integer as tries, created_on as "queuedAt",
                case when state = 'failed' then coalesce(completed_on, start_after) else start_after end as at,
                coalesce(output->>'message', output->>'value') as reason
           from pgboss.job
          where state in ('retry', 'failed') and ${isOurs}
          order by at desc, id
          limit $1`,
        [most],
      )
      return rows.map((row) => ({ ...row, reason: withoutAddresses(row.reason ?? '') }))
    },

    async retryNow(id) {
      // Somebody else may have retried it.
      const { rowCount } = await pool.query(
        `update pgboss.job
            set state = 'retry', completed_on = null, start_after = now(),
                retry_limit = retry_limit + (state = 'failed')::integer
          where id = $1 and state in ('retry', 'failed') and ${isOurs}`,
        [id],
      )
      return rowCount === 1
    },

    async stop() {
      stopWaking()
      const finished = Promise.all(namesOf(handlers()).map((name) => boss.offWork(name)))
      const patience = new AbortController()
      await Promise.race([finished, delay(graceMs, undefined, { signal: patience.signal }).catch(() => {})])
      patience.abort()
      await boss.stop({ graceful: false })
      isStopped = true
    },
  }
}

type Surroundings = Required<Pick<JobsOptions, 'log' | 'around'>>

/** Gives the ids of the workers that it starts. */
async function workOn<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  surroundings: Surroundings,
): Promise<string[]> {
  const handler = handlers[name]
  const started: string[] = []
  if (!handler) return started
  for (let i = 0; i < (handler.concurrency ?? 1); i++) {
    let worker = ''
    const take = async (batch: JobWithMetadata<JobData[N]>[]) => {
      try {
        for (const job of batch) await run(name, handler, job, surroundings)
      } finally {
        // Many jobs of one transaction are announced once: a worker that found one polls for the next at once.
        boss.notifyWorker(worker)
      }
    }
    worker = await boss.work(name, { ...polling, includeMetadata: true }, take)
    started.push(worker)
  }
  return started
}

async function run<N extends JobName>(
  name: N,
  handler: NonNullable<JobHandlers[N]>,
  { id, data, retryCount, retryLimit }: JobWithMetadata<JobData[N]>,
  { log, around }: Surroundings,
): Promise<void> {
  const context = { id, attempt: retryCount + 1, last: retryCount >= retryLimit }
  try {
    await around(name, () => handler.handle(data, context))
  } catch (error) {
    // The log does not contain the job's data, and the queue does not contain the error's properties.
    log.error({ job: name, ...context, err: errorDetails(error) }, 'job failed')
    throw new Error(errorDetails(error).message)
  }
}

/** Cron jobs are in UTC. A run that was missed while nothing ran is made up for once. */
async function keepTimes(boss: PgBoss, handlers: JobHandlers): Promise<void> {
  const kept = new Set<string>()
  for (const name of namesOf(handlers)) {
    const cron = handlers[name]?.cron
    if (cron === undefined) continue
    await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
    kept.add(name)
  }
  for (const { name } of await boss.getSchedules()) if (!kept.has(name)) await boss.unschedule(name)
}

async function isBusy(pool: Pool, names: JobName[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pgboss.job
      where name = any ($1) and (state = 'active' or (state < 'active' and start_after <= now()))
      limit 1`,
    [names],
  )
  return rowCount !== 0
}

function namesOf(handlers: JobHandlers): JobName[] {
  return Object.keys(handlers).filter((name): name is JobName => name in handlers)
}

/** `pg` makes the password non-enumerable, so that it is not logged by accident; copy it explicitly. */
function connectionOf({ options }: Pool) {
  const { connectionString, host, port, user, password, database, ssl } = options
  const given = { connectionString, host, port, user, password, database, ssl }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** For so long what one process counted is the answer of all. */
const KEPT_SECONDS = 10

/** Every process is asked every few seconds by whoever watches, and whoever is first counts for all of them. */
async function countJobs(pool: Pool): Promise<JobCount[]> {
  const kept = await pool.query<{ counts: JobCount[] }>(
    'select counts from job_counts where counted_at > clock_timestamp() - make_interval(secs => $1)',
    [KEPT_SECONDS],
  )
  if (kept.rows[0]) return kept.rows[0].counts
  const { rows } = await pool.query<{ counts: JobCount[] }>(
    `insert into job_counts (counts, counted_at)
       select coalesce(json_agg(counted), '[]'), clock_timestamp() from (
         select name, state::text, count(*)::integer from pgboss.job
          where ${isOurs} group by name, state order by name, state
       ) as counted
       on conflict (is_only) do update set (counts, counted_at) = (excluded.counts, excluded.counted_at)
       returning counts`,
  )
  return rows[0]?.counts ?? []
}

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
function wakeForDueJobs(
  boss: PgBoss,
  workers: ReadonlyMap<string, readonly string[]>,
  onError: (error: unknown) => void,
): () => void {
  const ending = new AbortController()
  const { signal } = ending

  async function look() {
    // Once into the index of each queue, however many jobs wait: without the limit PostgreSQL may read them all.
    const { rows } = await boss.getDb().executeSql(
      `select queue.name from unnest($1::text[]) as queue (name)
        cross join lateral (
          select from pgboss.job
           where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
           limit 1
        ) as due`,
      [[...workers.keys()]],
    )
    for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  const waited = () => delay(EVERY_MS, true, { signal, ref: false }).catch(() => false)
  void (async () => {
    while (await waited()) await look().catch((error) => signal.aborted || onError(error))
  })()
  return () => ending.abort()
}

/** 10 s, 20 s, … 1 h: a job survives about four hours without the mail server or storage. */
const defaultRetries: Retries = { limit: 12, delaySeconds: 10 }

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
async function prepareQueue(
  boss: PgBoss,
  name: JobName,
  queue: Queue | null,
  retries: Retries,
): Promise<void> {
  const wanted = settings(retries)
  if (queue === null) return boss.createQueue(name, { ...wanted, policy: 'short' })
  const found = Object.entries(queue).filter(([key]) => key in wanted)
  if (!isDeepStrictEqual(Object.fromEntries(found), wanted)) await boss.updateQueue(name, wanted)
}
