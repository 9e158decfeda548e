import { createHash } from 'node:crypto'
import { type LimitName, limitRules } from '#server/ports/limits.ts'
import type { TestApp } from './app.ts'

/**
 * Uses up a limit, as a hall full of people would, except for `but` points. Writes the row that `postgresLimits` counts
 * in, in one statement.
 */
export async function useUpLimit(app: TestApp, rule: LimitName, key: string, but = 0): Promise<void> {
  const { points, seconds } = limitRules[rule]
  const digest = createHash('sha256').update(key).digest('base64url')
  await app.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = rate_limits.points + excluded.points`,
    [`${rule}:${digest}`, points - but, Date.now() + seconds * 1000],
  )
}
