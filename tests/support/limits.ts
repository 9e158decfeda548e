import { postgresLimits } from '#server/adapters/limits/postgres.ts'
import { type LimitName, limitRules } from '#server/ports/limits.ts'
import type { TestApp } from './app.ts'

/** As if a hall full of people had been there: all that a limit allows is gone, but for so many. */
export async function useUpLimit(app: TestApp, rule: LimitName, key: string, but = 0): Promise<void> {
  const limits = postgresLimits(app.pool)
  for (let n = but; n < limitRules[rule].points; n += 1) await limits.take(rule, key)
}
