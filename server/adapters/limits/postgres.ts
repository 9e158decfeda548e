import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Captcha } from '#server/ports/captcha.ts'
import {
  type LimitName,
  LimitReached,
  type Limits,
  limitRules,
  type NetworkLimits,
  withinLimit,
} from '#server/ports/limits.ts'

/** Counts in the table `rate_limits`, so that limits apply across nodes. */
export function postgresLimits(pool: Pool): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>()
  for (const [name, { points, seconds }] of Object.entries(limitRules))
    limiters.set(
      name as LimitName,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    )
  const limiter = (rule: LimitName) => {
    const found = limiters.get(rule)
    if (!found) throw new Error(`No limit called ${rule}`)
    return found
  }

  return {
    async take(rule, key) {
      try {
        await limiter(rule).consume(digest(key))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw new LimitReached(Math.ceil(reason.msBeforeNext / 1000))
        throw reason
      }
    },
    async giveBack(rule, key) {
      await limiter(rule).reward(digest(key))
    },
    async forgive(rule, key) {
      await limiter(rule).delete(digest(key))
    },
  }
}

/** Only a hash of addresses and IPs is stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Counted by `limits`; what a network has not free is worked for by `captcha`. */
export function openNetworkLimits({ limits, captcha }: { limits: Limits; captcha: Captcha }): NetworkLimits {
  return {
    async count({ person, network, proof, isForm }) {
      if (person) await limits.take(...person)
      try {
        if (!network || (await withinLimit(limits, ...network))) return 'free'
        if (isForm) {
          await limits.take('formBeyondFree', network.join(' '))
          return 'waits'
        }
        if (!(await captcha.admits(proof))) throw new DomainError('CAPTCHA_NEEDED')
        return 'free'
      } catch (reason) {
        if (person) await limits.giveBack(...person)
        throw reason
      }
    },
  }
}
