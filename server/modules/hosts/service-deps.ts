import type { Accounts } from '#server/modules/accounts/service.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { Limits } from '#server/ports/limits.ts'

export interface HostDeps {
  db: Database
  jobs: Jobs
  limits: Limits
  clock: Clock
  auditLog: Pick<AuditLog, 'record'>
  accounts: Pick<Accounts, 'isConfirmed' | 'joinProven' | 'requireReachable'>
  memorials: Pick<Memorials, 'lockMemorial' | 'changingPages' | 'requireMailableName'>
}
