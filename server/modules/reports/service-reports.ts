import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import { operators } from '#contract/limits.ts'
import type { Report, reportMemorial as reportCall } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { OperatorCaller } from '#server/lib/operator-caller.ts'
import { provenCaller, type Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

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

/** Some of the open ones (docs/decisions/0039), or of those about one memorial, and how many there are. */
export async function listReports({ db }: Pick<Context, 'db'>, of?: string) {
  const rows = await listOpen(db, { most: operators.listed, ofEach: operators.reportsOfEach }, of)
  const { total } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('settledAt', 'is', null)
    .$if(of !== undefined, (query) => query.where('memorialUuid', '=', of as string))
    .executeTakeFirstOrThrow()
  const reports: Report[] = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { reports, total: Number(total) }
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

/**
 * Open reports; also of deleted memorials, since they can be restored. Reports about one memorial must not keep those
 * about others out of the list: each memorial has its oldest in it before any has its second, and so on. Ordered by
 * memorial, the one that was reported first before others.
 *
 * @param of all of one memorial
 */
function listOpen(db: Db, limits: { most: number; ofEach: number }, of?: string) {
  const ranked = db
    .selectFrom('reports')
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by memorial_uuid order by created_at, uuid)::int`.as('rank'),
    )
    .select(sql<number>`(count(*) over (partition by memorial_uuid))::int`.as('ofMemorial'))
    .select(sql<Date>`min(created_at) over (partition by memorial_uuid)`.as('firstAt'))
    .where('settledAt', 'is', null)
    .$if(of !== undefined, (query) => query.where('memorialUuid', '=', of as string))
  const listed = db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .$if(of === undefined, (query) => query.where('rank', '<=', limits.ofEach))
    .orderBy('rank')
    .orderBy('createdAt')
    .orderBy('uuid')
    .limit(limits.most)
  return db
    .selectFrom(listed.as('reports'))
    .innerJoin('memorials', 'memorials.uuid', 'reports.memorialUuid')
    .select([
      'reports.uuid',
      'reports.memorialUuid',
      'reports.reason',
      'reports.words',
      'reports.email',
      'reports.createdAt',
      'reports.ofMemorial',
      'memorials.shareSlug',
      'memorials.nameOfPerson',
    ])
    .orderBy('reports.firstAt')
    .orderBy('reports.memorialUuid')
    .orderBy('reports.rank')
    .execute()
}
