import { sql } from 'kysely'
import { type News, type putTodoAway as putTodoAwayCall, TodoName } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { getBook } from '#server/modules/books/request-book.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { afterOpening } from './rules.ts'

// Opening the dashboard: each host has visits of their own.

/** The memorial, its reader's role, its newest book, and what came in since their last visit. */
export async function visitMemorial(context: Context, host: HostAccess) {
  const at = await remember(context, host)
  const [memorial, { hostCount, askedHostCount, ...counts }, { book }, putAway] = await Promise.all([
    views.readHostView(context, host),
    countNews(context.db, host.memorialUuid, at, context.clock.now()),
    getBook(context, host),
    readPutAway(context.db, host.memorialUuid),
  ])
  const since: News = { at: at?.toISOString() ?? null, ...counts }
  return { memorial, role: host.role, hostCount, askedHostCount, since, putAway, book }
}

/** The time after which something is news. */
function remember(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { memorialUuid, userUuid }: HostAccess,
): Promise<Date | null> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('relationships')
      .select(['visitedAt', 'previousVisitAt'])
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      // Serializes concurrent openings.
      .forUpdate()
      .executeTakeFirst()
    // They stopped being a host a moment ago.
    if (!before) throw new DomainError('MEMORIAL_NOT_FOUND')
    const visits = afterOpening(before, clock.now())
    await tx
      .updateTable('relationships')
      .set(visits)
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .execute()
    return visits.previousVisitAt
  })
}

/** The dashboard's to-dos are not part of the memorial, so its version stays. */
export async function putTodoAway(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
  { todo, away }: Body<typeof putTodoAwayCall>,
) {
  const others = sql<string[]>`array_remove(todo_put_away, ${todo}::text)`
  await db
    .updateTable('memorials')
    .set({ todoPutAway: away ? sql<string[]>`${others} || ${todo}::text` : others })
    .where('uuid', '=', memorialUuid)
    .execute()
  return { putAway: await readPutAway(db, memorialUuid) }
}

/** The names of dismissed to-dos, of those that still exist. */
async function readPutAway(db: Db, memorialUuid: string): Promise<TodoName[]> {
  const memorials = db.selectFrom('memorials').select('todoPutAway').where('uuid', '=', memorialUuid)
  const row = await memorials.executeTakeFirst()
  return row?.todoPutAway.flatMap((name) => TodoName.safeParse(name).data ?? []) ?? []
}

/**
 * What came in after `since`, or ever; how many hosts the memorial has, and how many were asked to be one. What a host
 * took down, and what was brought from an archive, does not count.
 */
export function countNews(db: Db, memorialUuid: string, since: Date | null, now: Date) {
  const after = sql`${since ?? '-infinity'}::timestamptz`
  const arrived = sql`memorial_uuid = ${memorialUuid} and date_created > ${after} and brought_from is null`
  const given = sql`memorial_uuid = ${memorialUuid} and completed_at > ${after} and ${isGiven}`
  return db
    .selectNoFrom([
      sql<number>`(select count(*) from rsvps where ${arrived})`.as('rsvps'),
      sql<number>`(select count(*) from contributions
        where ${arrived} and deleted_at is null and state <> 'HIDDEN')`.as('contributions'),
      sql<number>`(select count(*) from payments where ${given})`.as('donations'),
      sql<number>`(select coalesce(sum(amount_minor), 0) from payments where ${given})`.as('donatedMinor'),
      sql<number>`(select count(*) from relationships
        where memorial_uuid = ${memorialUuid} and relationship_type in ('OWNER', 'ADMIN'))`.as('hostCount'),
      sql<number>`(select count(*) from host_invitations
        where memorial_uuid = ${memorialUuid} and role = 'ADMIN' and accepted_at is null and failed_at is null
          and expires_at > ${now})`.as('askedHostCount'),
    ])
    .executeTakeFirstOrThrow()
}
