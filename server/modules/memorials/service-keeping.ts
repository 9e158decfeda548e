import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import { announceChange } from './repo.ts'
import * as repo from './repo-keeping.ts'
import { lockStanding } from './repo-removal.ts'

interface KeepingDeps {
  db: Database
  clock: Clock
  onChanged(memorialUuid: string): void
}

/** For how long a memorial is kept, and whether its page is closed because that is over. */
export function keeping({ db, clock, onChanged }: KeepingDeps) {
  /**
   * Like `change`, for what decides whether a memorial is read and not what is read in it: its version stays, and with
   * it what was made of it, such as the book. Rejects with MEMORIAL_NOT_FOUND.
   */
  async function changeKeeping<T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await db.transaction().execute(async (tx) => {
      if (!(await lockStanding(tx, memorialUuid))) throw new DomainError('MEMORIAL_NOT_FOUND')
      const done = await work(tx)
      await announceChange(tx, memorialUuid)
      return done
    })
    onChanged(memorialUuid)
    return result
  }

  /** For payments, inside the `changeKeeping` that settles one: its page is open from now on, also if it was closed. */
  const keepUntil = (tx: Tx, memorialUuid: string, until: Date) => repo.setKept(tx, memorialUuid, until)

  /** Closes its page, inside a `changeKeeping`. Visitors read PUBLIC_ENDED; its hosts still have everything. */
  const archive = (tx: Tx, memorialUuid: string) => repo.setArchived(tx, memorialUuid, clock.now())

  /** Whether others can be asked to its page. Rejects with NOT_PAID, TAKEN_OFF or YEAR_ENDED. */
  async function requireOpenPage({ memorialUuid }: Hosted): Promise<void> {
    const row = await repo.findYear(db, memorialUuid)
    if (!row?.paymentCompletedAt) throw new DomainError('NOT_PAID')
    if (row.hiddenAt) throw new DomainError('TAKEN_OFF')
    if (row.archivedAt) throw new DomainError('YEAR_ENDED')
  }

  return { changeKeeping, keepUntil, archive, requireOpenPage }
}
