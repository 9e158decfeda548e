import { type News, type putTodoAway as putTodoAwayCall, TodoName } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as books from '#server/modules/books/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import { afterOpening } from './rules.ts'

// Opening the dashboard: each host has visits of their own.

/** The memorial, its reader's role, its newest book, and what came in since their last visit. */
export async function visitMemorial(context: Context, host: HostAccess) {
  const at = await remember(context, host)
  const [memorial, { hostCount, askedHostCount, ...counts }, { book }, putAway] = await Promise.all([
    views.hostView(context, host),
    repo.countNews(context.db, host.memorialUuid, at, context.clock.now()),
    books.newestBook(context, host),
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
    const before = await repo.lockVisits(tx, memorialUuid, userUuid)
    // They stopped being a host a moment ago.
    if (!before) throw new DomainError('MEMORIAL_NOT_FOUND')
    const visits = afterOpening(before, clock.now())
    await repo.saveVisits(tx, memorialUuid, userUuid, visits)
    return visits.previousVisitAt
  })
}

/** The dashboard's to-dos are not part of the memorial, so its version stays. */
export async function putTodoAway(context: Context, host: HostAccess, wanted: Body<typeof putTodoAwayCall>) {
  await repo.putAway(context.db, host.memorialUuid, wanted)
  return { putAway: await readPutAway(context, host) }
}

const readPutAway = async ({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess): Promise<TodoName[]> =>
  (await repo.readPutAway(db, memorialUuid)).flatMap((name) => TodoName.safeParse(name).data ?? [])
