import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Tracer } from '@opentelemetry/api'

export interface Follower {
  tracer: Tracer
  /** Where the code that runs now belongs to. Our own: nothing global is set, so that two apps stay apart. */
  here: AsyncLocalStorage<Context>
}
