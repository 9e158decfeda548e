import { sql } from 'kysely'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Metrics, PageCacheCounts } from '#server/ports/metrics.ts'

/** A cached page takes a third of a millisecond, a signed-in call a few, an upload seconds. */
const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const jobSeconds = [0.01, 0.05, 0.25, 1, 2.5, 10, 30, 120, 600]
const photoSeconds = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60]
const callSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

const DAY_MS = 24 * 60 * 60 * 1000

interface Sources {
  db: Database
  clock: Clock
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** In the shared queue. */
  jobs(): Promise<{ name: string; state: string; count: number }[]>
  pageCache(): PageCacheCounts
}

/**
 * The metrics of one process, and their text in Prometheus' format; those from the database are read when somebody requests
 * them.
 */
export function prometheusMetrics({ db, clock, pool, jobs, pageCache }: Sources) {
  const registers = [new Registry()] as [Registry]
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, buckets: number[], labelNames: string[]) =>
    new Histogram({ name, help, buckets, labelNames, registers })
  type Counted = { count: number; [label: string]: string | number }
  /** The `count` of each row, by the row's other columns. */
  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    read: () => Counted[] | Promise<Counted[]>,
  ) {
    async function collect(this: Gauge) {
      const rows = await read()
      this.reset()
      for (const { count, ...labels } of rows) this.set(labels, count)
    }
    new Gauge({ name, help, labelNames, registers, collect })
  }

  const requests = counter('http_requests_total', 'Requests that this process answered', [
    'method',
    'route',
    'status',
  ])
  const latency = histogram('http_request_seconds', 'Time until the answer was sent', requestSeconds, [
    'method',
    'route',
  ])
  const refused = counter(
    'http_requests_refused_total',
    'Requests that this process refused because the house was full',
    ['priority'],
  )
  const tries = histogram('job_seconds', 'Tries of jobs in this process', jobSeconds, ['name', 'outcome'])
  const mails = counter(
    'mails_total',
    'Mails that this process handed on; refused ones are not tried again, failed ones are',
    ['outcome'],
  )
  const renditions = histogram(
    'rendition_seconds',
    'Photos of which this process made what is served',
    photoSeconds,
    ['outcome'],
  )
  const calls = histogram(
    'payment_provider_seconds',
    'Calls of this process to the payment provider',
    callSeconds,
    ['call', 'outcome'],
  )
  new Counter({
    name: 'kept_pages_total',
    help: 'Public pages that this process had ready, made, shared while they were made, or dropped for want of room',
    labelNames: ['event'],
    registers,
    collect() {
      this.reset()
      for (const [event, times] of Object.entries(pageCache().events)) this.inc({ event }, times)
    },
  })
  gauge('kept_pages', 'Public pages that this process has ready', [], () => [{ count: pageCache().pages }])
  gauge('kept_pages_bytes', 'Their bodies, plain and compressed', [], () => [{ count: pageCache().bytes }])
  // Registered before the metrics that query the database, so that it does not count their connections.
  gauge(
    'database_connections',
    'Connections of this process to the database, and calls that wait for one',
    ['state'],
    () => [
      { state: 'used', count: pool.totalCount - pool.idleCount },
      { state: 'idle', count: pool.idleCount },
      { state: 'waiting', count: pool.waitingCount },
    ],
  )
  gauge('jobs', 'Jobs of all processes that the queue still knows', ['name', 'state'], jobs)
  const byPurpose = ['purpose', 'state']
  gauge(
    'payments_last_day',
    'Payments that were begun in the last day, in all processes',
    byPurpose,
    async () => {
      const since = new Date(clock.now().getTime() - DAY_MS)
      const { rows } = await sql<{ purpose: string; state: string; count: number }>`
      select purpose,
             case when completed_at is not null and amount_minor = 0 then 'free'
                  when completed_at is not null then 'paid'
                  when called_off_at is not null or paid_at is not null then 'ended' else 'open' end as state,
             count(*)::integer as count
        from payments where created_at >= ${since} and former_server is null group by 1, 2`.execute(db)
      return rows
    },
  )
  gauge(
    'payment_disputes',
    'Payments and donations that banks wanted back, at all times, in all processes',
    byPurpose,
    () =>
      db
        .selectFrom('disputes')
        .select((eb) => ['purpose', 'state', eb.fn.countAll<number>().as('count')])
        .groupBy(['purpose', 'state'])
        .execute(),
  )

  const metrics: Metrics = {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      latency.observe({ method, route }, seconds)
    },
    refused: (priority) => refused.inc({ priority }),
    async job(name, work) {
      const stop = tries.startTimer({ name })
      try {
        await work()
        stop({ outcome: 'done' })
      } catch (reason) {
        stop({ outcome: 'failed' })
        throw reason
      }
    },
    mail: (outcome) => mails.inc({ outcome }),
    rendition: (outcome, seconds) => renditions.observe({ outcome }, seconds),
    provider: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
  }
  const text = async () =>
    (await Promise.all([...registers, registryOfProcess()].map((one) => one.metrics()))).join('\n')
  return { ...metrics, text }
}

let processRegistry: Registry | undefined

/** Memory, processor, garbage collection and event loop belong to the process, however many apps it has. */
function registryOfProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}
