import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Disputes } from '#server/modules/disputes/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { Limits } from '#server/ports/limits.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'

export interface PaymentDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  auditLog: Pick<AuditLog, 'record'>
  memorials: Memorials
  provider: PaymentProvider
  disputes: Pick<Disputes, 'record'>
  /** Includes goods and services tax. */
  priceMinor: number
  currency: string
}
