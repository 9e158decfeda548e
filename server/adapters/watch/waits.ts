import type { Pool } from 'pg'
import type { WatchWaits } from '#server/ports/waits.ts'

const EVERY_MS = 1000
/** Of a timer that is late when the loop is. */
const STEP_MS = 50

/**
 * Measures both waits of this process.
 *
 * The wait for the loop is that of whoever comes at any moment: more fall into a long turn of it than into a short one, so
 * that turns count by their squares. A turn of 0.5 s in a second that is calm otherwise is 0.13 s, turns of 1 s are 0.5 s.
 */
export function watchWaits(pool: Pick<Pool, 'waitingCount' | 'connect'>, everyMs = EVERY_MS): WatchWaits {
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

/** By waiting in the queue for a connection, where there is one: how long it is by number says nothing of how fast it moves. */
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
      // Nobody gets one: the time that it took says so.
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
