import { ApiError } from '#app/lib/api.ts'

/** Seconds before each retry: about a minute in all, after which the error goes to the person. */
const PAUSES = [1, 2, 4, 8, 15, 30]
/** The longest delay (seconds) that is accepted when the server names one. */
const PAUSE_MAX = 120

interface RetryOptions {
  signal?: AbortSignal | undefined
  /** Tells whether it is waiting for the connection or for the server. */
  onPause?: ((paused: boolean) => void) | undefined
}

/** Whether the same request may succeed a little later, because nothing is wrong with what was sent. */
export function isTransient(reason: unknown): boolean {
  if (!(reason instanceof ApiError)) return false
  const { status, code } = reason
  // The operator has to fix something first, so it is tried again only when somebody asks.
  if (code === 'STORAGE_REFUSED') return false
  return status === 0 || status === 429 || status >= 500 || code === 'UPLOAD_BROKEN'
}

/** Whether sending the same file again can succeed; not if the file is invalid or gone. */
export const canBeSentAgain = (reason: ApiError | 'gone' | null): boolean =>
  reason instanceof ApiError && reason.retry

/**
 * Retries an attempt with growing pauses after a transient error. While the browser reports that it is offline, it
 * waits for the connection instead, without limit. Rejects with the last `ApiError`, or with the signal's reason.
 *
 * @param attempt gets `moved`, to be called when it made progress: the pauses then start over
 */
export async function withRetries<T>(
  attempt: (moved: () => void) => Promise<T>,
  { signal, onPause }: RetryOptions = {},
): Promise<T> {
  let failures = 0
  const moved = () => {
    failures = 0
  }
  const givenUp = untilAborted(signal)
  for (;;) {
    signal?.throwIfAborted()
    try {
      // An abort also ends the wait for a request that hangs.
      return await Promise.race([attempt(moved), ...givenUp])
    } catch (reason) {
      signal?.throwIfAborted()
      const pause = PAUSES[failures]
      if (!isTransient(reason) || (isOnline() && pause === undefined)) throw reason
      if (isOnline()) failures += 1
      onPause?.(true)
      await pausing(secondsFor(reason, pause ?? 0), signal)
      onPause?.(false)
    }
  }
}

/** Rejects with the signal's reason when it is aborted; an empty list without a signal. */
function untilAborted(signal: AbortSignal | undefined): Promise<never>[] {
  if (!signal) return []
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  // An abort between attempts must not count as an unhandled rejection.
  aborted.catch(() => undefined)
  return [aborted]
}

/** Ends every pause: what waits is tried again at once. */
const awake = new EventTarget()
export const retryNow = (): void => void awake.dispatchEvent(new Event('now'))

const isOnline = (): boolean => globalThis.navigator?.onLine !== false

const secondsFor = (reason: unknown, pause: number): number =>
  Math.min(PAUSE_MAX, Math.max(pause, (reason instanceof ApiError && reason.retryAfter) || 0))

/** Waits until the time is over or the connection is back; while offline, the time alone does not end it. */
function pausing(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const finish = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => isOnline() && finish(), seconds * 1000)
    globalThis.addEventListener?.('online', finish, { signal: done.signal })
    awake.addEventListener('now', finish, { signal: done.signal })
    signal?.addEventListener('abort', finish, { signal: done.signal })
  })
}
