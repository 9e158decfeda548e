import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Tracer } from '@opentelemetry/api'

export interface Follower {
  tracer: Tracer
  /** The present trace context. Our own storage instead of a global one, so that two apps in one process stay apart. */
  here: AsyncLocalStorage<Context>
}
