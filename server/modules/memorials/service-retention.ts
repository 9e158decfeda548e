import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import * as repo from './repo-retention.ts'

interface RetentionDeps {
  db: Database
  clock: Clock
}

/** How long a memorial is kept, and whether its page is closed because that time is over. */
export function retention({ db, clock }: RetentionDeps) {
  /** For payments, inside the `changeWithoutNewVersion` that settles one: opens its page if it was closed. */
  const retainUntil = (tx: Tx, memorialUuid: string, until: Date) =>
    repo.setRetainedUntil(tx, memorialUuid, until)

  /**
   * Closes its page, inside a `changeWithoutNewVersion`. Visitors get PUBLIC_ENDED; its hosts keep access to
   * everything.
   */
  const closePage = (tx: Tx, memorialUuid: string) => repo.setPageClosed(tx, memorialUuid, clock.now())

  /**
   * Whether people can be invited to its page. Rejects with NOT_PAID, TAKEN_OFF, YEAR_ENDED, INVITE_PRIVATE or
   * INVITE_NAME.
   */
  async function requireOpenPage({ memorialUuid }: HostAccess): Promise<void> {
    const row = await repo.findYear(db, memorialUuid)
    if (!row?.paymentCompletedAt) throw new DomainError('NOT_PAID')
    if (row.hiddenAt) throw new DomainError('TAKEN_OFF')
    if (row.archivedAt) throw new DomainError('YEAR_ENDED')
    if (row.visibility === 'PRIVATE') throw new DomainError('INVITE_PRIVATE')
    refuseOffer(row.nameOfPerson)
  }

  /**
   * The name is in the subject of mails to people who did not ask for them. Rejects with INVITE_NAME when it contains
   * an advertisement.
   */
  async function requireMailableName({ memorialUuid }: HostAccess): Promise<void> {
    const row = await repo.findYear(db, memorialUuid)
    if (row) refuseOffer(row.nameOfPerson)
  }

  return { retainUntil, closePage, requireOpenPage, requireMailableName }
}

function refuseOffer(nameOfPerson: string): void {
  if (mailableName(nameOfPerson) === '') throw new DomainError('INVITE_NAME')
}
