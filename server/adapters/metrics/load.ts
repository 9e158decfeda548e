import type { Pool } from 'pg'
import type { WatchLoad } from '#server/ports/load.ts'

const EVERY_MS = 1000
/** Interval of the timer that measures the event loop's delay. */
const STEP_MS = 50

/**
 * Measures both waits of this process.
 *
 * The wait for the event loop is the expected wait of a request that arrives at a random moment. More requests arrive
 * during a long turn, so turns count by their squares. A turn of 0.5 s in an otherwise calm second is 0.13 s; turns of
 * 1 s are 0.5 s.
 */
export function watchLoad(pool: Pick<Pool, 'waitingCount' | 'connect'>, everyMs = EVERY_MS): WatchLoad {
  return (tell) => {
    const poolMs = waitForPool(pool)
    let last = performance.now()
    let [sum, squares] = [0, 0]
    const timer = setInterval(() => {
      const now = performance.now()
      const turn = now - last
      last = now
      sum += turn
      squares += turn * turn
      if (sum < everyMs) return
      tell({ loopMs: squares / (2 * sum), poolMs: poolMs() }, now)
      sum = 0
      squares = 0
    }, STEP_MS)
    timer.unref()
    return () => clearInterval(timer)
  }
}

/** Waits in the pool's queue for a connection, if there is a queue: its length says nothing of how fast it moves. */
function waitForPool(pool: Pick<Pool, 'waitingCount' | 'connect'>): () => number {
  let since: number | null = null
  let last = 0
  const sinceThen = () => (since === null ? 0 : performance.now() - since)

  async function wait() {
    since = performance.now()
    try {
      const client = await pool.connect()
      client.release()
    } catch {
      // No connection was available: the elapsed time is the wait.
    }
    last = sinceThen()
    since = null
  }

  return () => {
    if (since === null && pool.waitingCount === 0) last = 0
    else if (since === null) void wait()
    return Math.max(last, sinceThen())
  }
}
