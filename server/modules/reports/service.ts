import type { Body } from '#contract/endpoint.ts'
import type { reportMemorial } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentReport } from './present.ts'
import { insertReport, listOpen, settle } from './repo.ts'

export type Reports = ReturnType<typeof createReports>

/** Reports of visitors to the operator. No number of reports hides anything: a person checks first. */
export function createReports(deps: Context) {
  const { db, clock, networkLimits } = deps

  /**
   * For everybody who may read the memorial. Rejects as `access.readable` does, or with TOO_MANY_ATTEMPTS or
   * CAPTCHA_NEEDED.
   */
  async function report(
    slug: string,
    said: Body<typeof reportMemorial>,
    visitor: Visitor,
    { ip, isForm = false }: { ip: string; isForm?: boolean },
  ) {
    const { memorialUuid } = await access.readable(deps, slug, visitor)
    const who = provenCaller(visitor)?.uuid ?? (said.email ? `${said.email.toLowerCase()} ${ip}` : null)
    await networkLimits.count({
      person: who ? ['reportByPerson', `${who} ${memorialUuid}`] : null,
      network: ['reportByIp', `${ip} ${memorialUuid}`],
      proof: said.captcha,
      isForm,
    })
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
