import { sql } from 'kysely'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#server/ports/database.ts'
import type { DisputeCount, Metrics, PageCacheCounts, PaymentCount } from '#server/ports/metrics.ts'

interface PrometheusMetrics extends Metrics {
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
}

interface MetersOptions {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Jobs in the shared queue, by name and state. */
  jobs(): Promise<{ name: string; state: string; count: number }[]>
  payments(): Promise<PaymentCount[]>
  disputes(): Promise<DisputeCount[]>
  pageCache(): PageCacheCounts
}

/** A cached page takes a third of a millisecond, a signed-in call a few, an upload seconds. */
const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const jobSeconds = [0.01, 0.05, 0.25, 1, 2.5, 10, 30, 120, 600]
const photoSeconds = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60]
const callSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/** The metrics of one process; those from the database are read when somebody requests the metrics. */
export function prometheusMetrics({
  pool,
  jobs,
  payments,
  disputes,
  pageCache,
}: MetersOptions): PrometheusMetrics {
  const registers = [new Registry()] as [Registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that this process answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'http_request_seconds',
    help: 'Time until the answer was sent',
    labelNames: ['method', 'route'],
    buckets: requestSeconds,
    registers,
  })
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that this process refused because the house was full',
    labelNames: ['priority'],
    registers,
  })
  const tries = new Histogram({
    name: 'job_seconds',
    help: 'Tries of jobs in this process',
    labelNames: ['name', 'outcome'],
    buckets: jobSeconds,
    registers,
  })
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails that this process handed on; refused ones are not tried again, failed ones are',
    labelNames: ['outcome'],
    registers,
  })
  const renditions = new Histogram({
    name: 'rendition_seconds',
    help: 'Photos of which this process made what is served',
    labelNames: ['outcome'],
    buckets: photoSeconds,
    registers,
  })
  const calls = new Histogram({
    name: 'payment_provider_seconds',
    help: 'Calls of this process to the payment provider',
    labelNames: ['call', 'outcome'],
    buckets: callSeconds,
    registers,
  })
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
  new Gauge({
    name: 'kept_pages',
    help: 'Public pages that this process has ready',
    registers,
    collect() {
      this.set(pageCache().pages)
    },
  })
  new Gauge({
    name: 'kept_pages_bytes',
    help: 'Their bodies, plain and compressed',
    registers,
    collect() {
      this.set(pageCache().bytes)
    },
  })
  // Registered before the metrics that query the database, so that it does not count their connections.
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs of all processes that the queue still knows',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      const found = await jobs()
      this.reset()
      for (const { name, state, count } of found) this.set({ name, state }, count)
    },
  })
  new Gauge({
    name: 'payments_last_day',
    help: 'Payments that were begun in the last day, in all processes',
    labelNames: ['purpose', 'state'],
    registers,
    async collect() {
      const found = await payments()
      this.reset()
      for (const { purpose, state, count } of found) this.set({ purpose, state }, count)
    },
  })
  new Gauge({
    name: 'payment_disputes',
    help: 'Payments and donations that banks wanted back, at all times, in all processes',
    labelNames: ['purpose', 'state'],
    registers,
    async collect() {
      const found = await disputes()
      this.reset()
      for (const { purpose, state, count } of found) this.set({ purpose, state }, count)
    },
  })
  return {
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
    async text() {
      const parts = [...registers, ofProcess()]
      return (await Promise.all(parts.map((one) => one.metrics()))).join('\n')
    },
  }
}

let process: Registry | undefined

/** Memory, processor, garbage collection and event loop belong to the process, however many apps it has. */
function ofProcess(): Registry {
  if (!process) {
    process = new Registry()
    collectDefaultMetrics({ register: process })
  }
  return process
}

/** Payments and gifts begun since `since`, by any process. */
export async function countPayments(db: Database, since: Date): Promise<PaymentCount[]> {
  const { rows } = await sql<PaymentCount>`
    select purpose,
           case when completed_at is not null and amount_minor = 0 then 'free'
                when completed_at is not null then 'paid'
                when called_off_at is not null or paid_at is not null then 'ended' else 'open' end as state,
           count(*)::integer as count
      from payments where created_at >= ${since} and former_server is null group by 1, 2`.execute(db)
  return rows
}

/** All disputes, whichever process was told of them. */
export const countDisputes = (db: Database): Promise<DisputeCount[]> =>
  db
    .selectFrom('disputes')
    .select((eb) => ['purpose', 'state', eb.fn.countAll<number>().as('count')])
    .groupBy(['purpose', 'state'])
    .execute()
