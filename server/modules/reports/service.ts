import type { Body } from '#contract/endpoint.ts'
import type { reportMemorial } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Limits } from '#server/ports/limits.ts'
import { presentReport } from './present.ts'
import { insertReport, listOpen, settle } from './repo.ts'

interface ReportDeps {
  db: Database
  clock: Clock
  limits: Limits
  memorials: Pick<Memorials, 'readable'>
}

export type Reports = ReturnType<typeof createReports>

/** What visitors tell the operator. However many come, nothing is hidden by them: somebody looks first. */
export function createReports({ db, clock, limits, memorials }: ReportDeps) {
  /** By whoever may read the memorial. Rejects as `memorials.readable` does, or with TOO_MANY_ATTEMPTS. */
  async function report(slug: string, said: Body<typeof reportMemorial>, visitor: Visitor, ip: string) {
    const { memorialUuid } = await memorials.readable(slug, visitor)
    await limits.take('reportByIp', `${ip} ${memorialUuid}`)
    const words = said.words?.trim() ?? ''
    const email = said.email ?? null
    await insertReport(db, { memorialUuid, reason: said.reason, words, email, createdAt: clock.now() })
  }

  const list = async () => ({ reports: (await listOpen(db)).map(presentReport) })

  /** Rejects with REPORT_NOT_FOUND. */
  async function settleOne(reportUuid: string): Promise<void> {
    if (!(await settle(db, reportUuid, clock.now()))) throw new DomainError('REPORT_NOT_FOUND')
  }

  return { report, list, settle: settleOne }
}
