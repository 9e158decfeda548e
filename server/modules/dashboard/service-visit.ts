import { sql } from 'kysely'
import { type News, type putTodoAway as putTodoAwayCall, TodoName } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { getBook } from '#server/modules/books/request-book.ts'
import * as views from '#server/modules/views/service.ts'
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
    readPutAway(context, host),
  ])
  const since: News = { at: at?.toISOString() ?? null, ...counts }
  return {
    memorial,
    role: host.role,
    hostCount,
    askedHostCount,
    since,
    putAway,
    book,
  }
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
  context: Context,
  host: HostAccess,
  { todo, away }: Body<typeof putTodoAwayCall>,
) {
  const others = sql<string[]>`array_remove(todo_put_away, ${todo}::text)`
  await context.db
    .updateTable('memorials')
    .set({ todoPutAway: away ? sql<string[]>`${others} || ${todo}::text` : others })
    .where('uuid', '=', host.memorialUuid)
    .execute()
  return { putAway: await readPutAway(context, host) }
}

/** The names of dismissed to-dos, of those that still exist. */
async function readPutAway({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess): Promise<TodoName[]> {
  const row = await db
    .selectFrom('memorials')
    .select('todoPutAway')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return row?.todoPutAway.flatMap((name) => TodoName.safeParse(name).data ?? []) ?? []
}

/**
 * What came in after `since`, or ever; how many hosts the memorial has, and how many were asked to be one. What a host
 * took down, and what was brought from an archive, does not count.
 */
export function countNews(db: Db, memorialUuid: string, since: Date | null, now: Date) {
  const after = since ?? sql<Date>`'-infinity'::timestamptz`
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('rsvps')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('dateCreated', '>', after)
        .where('broughtFrom', 'is', null)
        .$asScalar()
        .$notNull()
        .as('rsvps'),
      eb
        .selectFrom('contributions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('dateCreated', '>', after)
        .where('broughtFrom', 'is', null)
        .where('deletedAt', 'is', null)
        .where('state', '!=', 'HIDDEN')
        .$asScalar()
        .$notNull()
        .as('contributions'),
      eb
        .selectFrom('payments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('completedAt', '>', after)
        .where(isGiven)
        .$asScalar()
        .$notNull()
        .as('donations'),
      eb
        .selectFrom('payments')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountMinor'), sql<number>`0`).as('sum'))
        .where('memorialUuid', '=', memorialUuid)
        .where('completedAt', '>', after)
        .where(isGiven)
        .$asScalar()
        .$notNull()
        .as('donatedMinor'),
      eb
        .selectFrom('relationships')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
        .$asScalar()
        .$notNull()
        .as('hostCount'),
      eb
        .selectFrom('hostInvitations')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('memorialUuid', '=', memorialUuid)
        .where('role', '=', 'ADMIN')
        .where('acceptedAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('expiresAt', '>', now)
        .$asScalar()
        .$notNull()
        .as('askedHostCount'),
    ])
    .executeTakeFirstOrThrow()
}
