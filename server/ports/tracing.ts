import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** Traces requests through calls, queries and jobs, if configured (docs/operations.md). */
export interface Tracing {
  /** Traces every request; call it before routes are added. */
  requests(app: FastifyInstance): void
  /** Traces every query of the pool's connections that belongs to a trace. */
  queries(pool: Pool): void
  /** The present trace context in W3C's `traceparent` format; undefined outside of a trace. */
  traceparent(): string | undefined
  /** Traces one try of a job. Rejects as `work` does. @param from the trace context where it was queued */
  job(name: string, from: string | undefined, work: () => Promise<void>): Promise<void>
  /** Sends the remaining spans. */
  close(): Promise<void>
}
