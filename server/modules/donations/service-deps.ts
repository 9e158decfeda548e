import type { DonationFee } from '#contract/donation-fee.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Disputes } from '#server/modules/disputes/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { NetworkLimits } from '#server/ports/network-limits.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'

export interface DonationDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  networkLimits: NetworkLimits
  auditLog: Pick<AuditLog, 'record'>
  memorials: Pick<
    Memorials,
    'readable' | 'linkKind' | 'requireNotBlocked' | 'changeWithoutNewVersion' | 'queueBehindChanges'
  >
  provider: PaymentProvider
  disputes: Pick<Disputes, 'record'>
  currency: string
  fee: DonationFee
}
