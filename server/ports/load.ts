/** How long a request that arrives now waits, in milliseconds. */
export interface Load {
  /** For the event loop. */
  loopMs: number
  /** For a database connection. */
  poolMs: number
}

/** Reports the waits about once a second, with the time in milliseconds, until the returned function is called. */
export type WatchLoad = (tell: (waits: Load, at: number) => void) => () => void
