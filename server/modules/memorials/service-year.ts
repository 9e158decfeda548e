import type { HostAccess } from '#server/lib/caller.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'

// Whether a memorial is paid for, and how long its page is open. modules/payments and modules/retention decide.

export async function isPaid(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: Pick<HostAccess, 'memorialUuid'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('memorials')
    .select('paymentCompletedAt')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return Boolean(row?.paymentCompletedAt)
}

/** Inside the `changes.change` that settles a payment. */
export async function markPaid(
  tx: Tx,
  memorialUuid: string,
  facts: { paidAt: Date; retainedUntil: Date; customerId: string | null; promo: string | null },
): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({
      paymentCompletedAt: facts.paidAt,
      retainedUntil: facts.retainedUntil,
      stripeCustomerId: facts.customerId,
      promoApplied: facts.promo,
    })
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** The opposite, after a refund: only its hosts see the memorial until it is paid again. */
export async function markUnpaid(tx: Tx, memorialUuid: string): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ paymentCompletedAt: null, retainedUntil: null, archivedAt: null, promoApplied: null })
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** Inside the `changes.changeWithoutNewVersion` that settles a payment: opens its page if it was closed. */
export async function retainUntil(tx: Tx, memorialUuid: string, until: Date): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ retainedUntil: until, archivedAt: null })
    .where('uuid', '=', memorialUuid)
    .execute()
}

/**
 * Closes its page, inside a `changes.changeWithoutNewVersion`. Visitors get PUBLIC_ENDED; its hosts keep access to
 * everything.
 */
export async function closePage(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ archivedAt: clock.now() })
    .where('uuid', '=', memorialUuid)
    .where('archivedAt', 'is', null)
    .execute()
}
