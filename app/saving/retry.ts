import { ApiError } from '#app/lib/api.ts'

/** Seconds before each further try: about a minute in all, then the file is given back to the person. */
const PAUSES = [1, 2, 4, 8, 15, 30]
/** A server that names a time is believed, up to this (seconds). */
const PAUSE_MAX = 120

interface RetryOptions {
  signal?: AbortSignal | undefined
  /** Whether it is waiting for the connection or for the server just now. */
  onPause?: ((paused: boolean) => void) | undefined
}

/** Whether the same request may well succeed a little later: nothing is wrong with what was sent. */
export function isTransient(reason: unknown): boolean {
  if (!(reason instanceof ApiError)) return false
  const { status, code } = reason
  // The operator has to mend something first: it is not tried again unless somebody asks.
  if (code === 'STORAGE_REFUSED') return false
  return status === 0 || status === 429 || status >= 500 || code === 'UPLOAD_BROKEN'
}

/** Whether a person who sends the same file again can have it end otherwise: what is wrong with a file, or that it is gone, stays. */
export const canBeSentAgain = (reason: ApiError | 'gone' | null): boolean =>
  reason instanceof ApiError && reason.retry

/**
 * Tries again, with growing pauses, what failed for a passing reason. While the browser knows that it is
 * offline it waits for the connection instead, however long. Rejects with the last `ApiError`, or with the
 * signal's reason.
 *
 * @param attempt is given `moved`, to be called when it got further than before: the pauses begin anew
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
      // A request that hangs is not waited for either.
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

/** Rejects with the signal's reason, once there is one; nothing where nobody can give up. */
function untilAborted(signal: AbortSignal | undefined): Promise<never>[] {
  if (!signal) return []
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  // Heard only while an attempt is under way.
  aborted.catch(() => undefined)
  return [aborted]
}

const isOnline = (): boolean => globalThis.navigator?.onLine !== false

const secondsFor = (reason: unknown, pause: number): number =>
  Math.min(PAUSE_MAX, Math.max(pause, (reason instanceof ApiError && reason.retryAfter) || 0))

/** Until the time is over, or the connection is back; offline, the time alone does not count. */
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
    signal?.addEventListener('abort', finish, { signal: done.signal })
  })
}
