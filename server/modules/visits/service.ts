import type { News } from '#contract/edits.ts'
import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Memorials } from '#server/modules/memorials/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { countNews, lockVisits, saveVisits } from './repo.ts'
import { afterOpening } from './rules.ts'

interface VisitDeps {
  db: Database
  clock: Clock
  memorials: Pick<Memorials, 'get'>
}

export type VisitService = ReturnType<typeof createVisits>

/** The dashboard, opened: each host has visits of their own. */
export function createVisits({ db, clock, memorials }: VisitDeps) {
  /** The memorial, what its reader is to it, and what came in since they were here before. */
  async function visit(host: Hosted) {
    const at = await remember(host)
    const [memorial, { hostCount, ...counts }] = await Promise.all([
      memorials.get(host),
      countNews(db, host.memorialUuid, at),
    ])
    const since: News = { at: at?.toISOString() ?? null, ...counts }
    return { memorial, role: host.role, hostCount, since }
  }

  /** From when on something is news. */
  function remember({ memorialUuid, userUuid }: Hosted): Promise<Date | null> {
    return db.transaction().execute(async (tx) => {
      const before = await lockVisits(tx, memorialUuid, userUuid)
      // No host any more, since a moment ago.
      if (!before) throw new DomainError('MEMORIAL_NOT_FOUND')
      const visits = afterOpening(before, clock.now())
      await saveVisits(tx, memorialUuid, userUuid, visits)
      return visits.previousVisitAt
    })
  }

  return { visit }
}
