import { setTimeout as delay } from 'node:timers/promises'

/** The clock; tests use their own. */
export interface Time {
  now(): number
  wait(ms: number): Promise<unknown>
}

const real: Time = { now: () => performance.now(), wait: (ms) => delay(ms) }

/**
 * Lets callers proceed one after the other, evenly, so many per second. The limit of nodemailer's pool counts only
 * mails that have begun, and exceeds it by the number of connections.
 */
export function rateLimiter(perSecond: number, time: Time = real): () => Promise<void> {
  let next = 0
  return async () => {
    const turn = Math.max(next, time.now())
    next = turn + 1000 / perSecond
    if (turn > time.now()) await time.wait(turn - time.now())
  }
}
