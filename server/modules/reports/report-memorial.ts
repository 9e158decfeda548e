import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import { operators } from '#contract/limits.ts'
import type { Report, reportMemorial as reportCall } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { OperatorCaller } from '#server/lib/operator-caller.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import type { Context } from '#server/ports/context.ts'

// Reports of visitors to the operator. No number of reports hides anything: a person checks first.

/**
 * For everybody who may read the memorial. Rejects as `access.requireReadable` does, or with TOO_MANY_ATTEMPTS or
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
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  // An address that somebody only typed names nobody: one person could type a hundred.
  const who = provenCaller(visitor)?.uuid
  await networkLimits.count({
    person: who ? ['actByPerson', `report ${who} ${memorialUuid}`] : null,
    network: ['actByIp', `report ${ip} ${memorialUuid}`],
    proof: said.captcha,
    isForm,
  })
  const { reason, words = '', email = null } = said
  const report = { memorialUuid, reason, words: words.trim(), email, createdAt: clock.now() }
  await db.insertInto('reports').values(report).execute()
}

/**
 * Some of the open ones (docs/decisions/0039), or of those about one memorial, and how many there are; also of deleted
 * memorials, since they can be restored. Reports about one memorial must not keep those about others out of the list: each
 * memorial has its oldest in it before any has its second, and so on. Ordered by memorial, the one that was reported first
 * before others.
 */
export async function listReports({ db }: Pick<Context, 'db'>, memorialUuid?: string) {
  const { listed, reportsOfEach } = operators
  const { rows } = await sql<Omit<Report, 'createdAt'> & { createdAt: Date; total: number }>`
    with ranked as (
      select *, row_number() over (partition by memorial_uuid order by created_at, uuid) as rank,
        count(*) over (partition by memorial_uuid) as of_memorial,
        min(created_at) over (partition by memorial_uuid) as first_at,
        count(*) over () as total
      from reports where settled_at is null ${memorialUuid ? sql`and memorial_uuid = ${memorialUuid}` : sql``}
    ), listed as (
      select * from ranked ${memorialUuid ? sql`` : sql`where rank <= ${reportsOfEach}`}
      order by rank, created_at, uuid limit ${listed}
    )
    select listed.uuid, memorial_uuid, reason, words, email, listed.created_at, of_memorial, share_slug, name_of_person, total
    from listed join memorials on memorials.uuid = memorial_uuid
    order by first_at, memorial_uuid, rank`.execute(db)
  const reports = rows.map(({ total: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  return { reports, total: rows[0]?.total ?? 0 }
}

/** Of several who settle one, the first stays, and the others are told who that was. Rejects with REPORT_NOT_FOUND. */
export async function settleReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  reportUuid: string,
  { name }: OperatorCaller,
) {
  const at = clock.now()
  const settled = await db
    .updateTable('reports')
    .set({ settledAt: at, settledBy: name })
    .where('uuid', '=', reportUuid)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  if (settled.numUpdatedRows > 0n) return { settledAt: at.toISOString(), settledBy: name, wasSettled: false }
  const before = await db
    .selectFrom('reports')
    .select(['settledAt', 'settledBy'])
    .where('uuid', '=', reportUuid)
    .executeTakeFirst()
  if (!before?.settledAt) throw new DomainError('REPORT_NOT_FOUND')
  return { settledAt: before.settledAt.toISOString(), settledBy: before.settledBy, wasSettled: true }
}
