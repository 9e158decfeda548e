import type { HostAccess } from '#server/lib/caller.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { keepSlug } from './repo-slugs.ts'
import * as repo from './repo-year.ts'

// Whether a memorial is paid for, and how long its page is open. modules/payments and modules/retention decide.

export const isPaid = ({ db }: Pick<Context, 'db'>, host: HostAccess): Promise<boolean> =>
  repo.isPaid(db, host.memorialUuid)

/** Inside the `changes.change` that settles a payment. */
export async function markPaid(
  tx: Tx,
  memorialUuid: string,
  facts: { paidAt: Date; retainedUntil: Date; customerId: string | null; promo: string | null },
): Promise<void> {
  await repo.setPaid(tx, memorialUuid, facts)
}

/** The opposite, after a refund: only its hosts see the memorial until it is paid again. */
export async function markUnpaid(tx: Tx, memorialUuid: string): Promise<void> {
  await keepSlug(tx, memorialUuid)
  await repo.setUnpaid(tx, memorialUuid)
}

/** Inside the `changes.changeWithoutNewVersion` that settles a payment: opens its page if it was closed. */
export const retainUntil = (tx: Tx, memorialUuid: string, until: Date): Promise<void> =>
  repo.setRetainedUntil(tx, memorialUuid, until)

/**
 * Closes its page, inside a `changes.changeWithoutNewVersion`. Visitors get PUBLIC_ENDED; its hosts keep access to
 * everything.
 */
export const closePage = ({ clock }: Pick<Context, 'clock'>, tx: Tx, memorialUuid: string): Promise<void> =>
  repo.setPageClosed(tx, memorialUuid, clock.now())
