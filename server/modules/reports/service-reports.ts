import type { Body } from '#contract/endpoint.ts'
import type { reportMemorial as reportCall } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentReport } from './present.ts'
import { insertReport, listOpen, settle } from './repo.ts'

// Reports of visitors to the operator. No number of reports hides anything: a person checks first.

/**
 * For everybody who may read the memorial. Rejects as `access.readable` does, or with TOO_MANY_ATTEMPTS or
 * CAPTCHA_NEEDED.
 */
export async function reportMemorial(
  context: Context,
  slug: string,
  said: Body<typeof reportCall>,
  visitor: Visitor,
  { ip, isForm = false }: { ip: string; isForm?: boolean },
) {
  const { networkLimits, db, clock } = context
  const { memorialUuid } = await access.readable(context, slug, visitor)
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

export const listReports = async ({ db }: Pick<Context, 'db'>) => ({
  reports: (await listOpen(db)).map(presentReport),
})

/** Rejects with REPORT_NOT_FOUND. */
export async function settleReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  reportUuid: string,
): Promise<void> {
  if (!(await settle(db, reportUuid, clock.now()))) throw new DomainError('REPORT_NOT_FOUND')
}
