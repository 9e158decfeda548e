import type { Archives } from '#server/modules/archive/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Payments } from '#server/modules/payments/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'

export interface RetentionDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  memorials: Pick<Memorials, 'changeWithoutNewVersion' | 'closePage' | 'removeForGood'>
  payments: Payments
  archives: Pick<Archives, 'send' | 'linkFor'>
}
