import { type News, type putTodoAway as putTodoAwayCall, TodoName } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Books } from '#server/modules/books/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import { afterOpening } from './rules.ts'

interface DashboardDeps extends Context {
  books: Pick<Books, 'newest'>
}

export type DashboardService = ReturnType<typeof createDashboard>

/** Opening the dashboard: each host has visits of their own. */
export function createDashboard(deps: DashboardDeps) {
  const { db, clock, books } = deps

  /** The memorial, its reader's role, its newest book, and what came in since their last visit. */
  async function visit(host: HostAccess) {
    const at = await remember(host)
    const [memorial, { hostCount, askedHostCount, ...counts }, { book }, putAway] = await Promise.all([
      views.hostView(deps, host),
      repo.countNews(db, host.memorialUuid, at, clock.now()),
      books.newest(host),
      readPutAway(host),
    ])
    const since: News = { at: at?.toISOString() ?? null, ...counts }
    return { memorial, role: host.role, hostCount, askedHostCount, since, putAway, book }
  }

  /** The time after which something is news. */
  function remember({ memorialUuid, userUuid }: HostAccess): Promise<Date | null> {
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
  async function putTodoAway(host: HostAccess, wanted: Body<typeof putTodoAwayCall>) {
    await repo.putAway(db, host.memorialUuid, wanted)
    return { putAway: await readPutAway(host) }
  }

  const readPutAway = async ({ memorialUuid }: HostAccess): Promise<TodoName[]> =>
    (await repo.readPutAway(db, memorialUuid)).flatMap((name) => TodoName.safeParse(name).data ?? [])

  return { visit, putTodoAway }
}
