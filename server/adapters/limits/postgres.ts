import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type LimitName, LimitReached, type Limits, limitRules } from '#server/ports/limits.ts'

/** Counts in the table `rate_limits`, so that limits apply across nodes. */
export function postgresLimits(pool: Pool): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>()
  function limiterOf(rule: LimitName) {
    const { points, seconds } = limitRules[rule]
    const limiter =
      limiters.get(rule) ??
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rule,
        points,
        duration: seconds,
      })
    limiters.set(rule, limiter)
    return limiter
  }

  return {
    async take(rule, key) {
      try {
        await limiterOf(rule).consume(digest(key))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new LimitReached(Math.ceil(reason.msBeforeNext / 1000))
        throw reason
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(digest(key))
    },
    async forgive(rule, key) {
      await limiterOf(rule).delete(digest(key))
    },
  }
}

/** Only a hash of addresses and IPs is stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url')
