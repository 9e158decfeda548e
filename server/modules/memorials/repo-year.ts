import type { Db, Tx } from '#server/ports/database.ts'

export async function setRetainedUntil(tx: Tx, memorialUuid: string, until: Date): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ retainedUntil: until, archivedAt: null })
    .where('uuid', '=', memorialUuid)
    .execute()
}

export async function setPageClosed(tx: Tx, memorialUuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ archivedAt: at })
    .where('uuid', '=', memorialUuid)
    .where('archivedAt', 'is', null)
    .execute()
}

export function setPaid(
  tx: Tx,
  memorialUuid: string,
  facts: { paidAt: Date; retainedUntil: Date; customerId: string | null; promo: string | null },
) {
  return tx
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

/** Its payment was refunded. */
export const setUnpaid = (tx: Tx, memorialUuid: string) =>
  tx
    .updateTable('memorials')
    .set({ paymentCompletedAt: null, retainedUntil: null, archivedAt: null, promoApplied: null })
    .where('uuid', '=', memorialUuid)
    .execute()

export async function isPaid(db: Db, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('memorials')
    .select('paymentCompletedAt')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
  return Boolean(row?.paymentCompletedAt)
}
