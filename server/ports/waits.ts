/** How long whoever comes now waits, in milliseconds. */
export interface Waits {
  /** For the process to look at them. */
  loopMs: number
  /** For a connection to the database. */
  poolMs: number
}

/**
 * Tells of the waits about once a second, with the moment in milliseconds, until the function that it gives is called.
 */
export type WatchWaits = (tell: (waits: Waits, at: number) => void) => () => void
