import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** Who follows one request through calls, queries and jobs, where somebody wants to know (docs/operations.md). */
export interface Tracing {
  /** Follows every request that it answers; call it before its routes are added. */
  requests(app: FastifyInstance): void
  /** Follows every query of its connections that is part of something followed. */
  queries(pool: Pool): void
  /** Where we are, as the header `traceparent` of W3C says it; undefined outside of everything. */
  place(): string | undefined
  /** Follows one try of a job. Rejects as `work` does. @param from the place where it was queued */
  job(name: string, from: string | undefined, work: () => Promise<void>): Promise<void>
  /** Sends what is left. */
  close(): Promise<void>
}
