import type { Body } from '#contract/endpoint.ts'
import { operators } from '#contract/limits.ts'
import type { reportMemorial as reportCall } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { OperatorCaller } from '#server/lib/operator-caller.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentReport } from './present.ts'
import { countOpen, insertReport, listOpen, settle } from './repo.ts'

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
  // An address that somebody only typed names nobody: one person could type a hundred.
  const who = provenCaller(visitor)?.uuid
  await networkLimits.count({
    person: who ? ['actByPerson', `report ${who} ${memorialUuid}`] : null,
    network: ['actByIp', `report ${ip} ${memorialUuid}`],
    proof: said.captcha,
    isForm,
  })
  const words = said.words?.trim() ?? ''
  const email = said.email ?? null
  await insertReport(db, { memorialUuid, reason: said.reason, words, email, createdAt: clock.now() })
}

/** Some of the open ones (docs/decisions/0039), or of those about one memorial, and how many there are. */
export async function listReports({ db }: Pick<Context, 'db'>, of?: string) {
  const rows = await listOpen(db, { most: operators.listed, ofEach: operators.reportsOfEach }, of)
  return { reports: rows.map(presentReport), total: await countOpen(db, of) }
}

/** Of several who settle one, the first stays, and the others are told who that was. Rejects with REPORT_NOT_FOUND. */
export async function settleReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  reportUuid: string,
  { name }: OperatorCaller,
) {
  const settled = await settle(db, reportUuid, { at: clock.now(), name })
  if (!settled) throw new DomainError('REPORT_NOT_FOUND')
  const { at, name: settledBy, wasSettled } = settled
  return { settledAt: at.toISOString(), settledBy, wasSettled }
}
