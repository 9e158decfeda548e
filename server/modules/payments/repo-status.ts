import type { Db, Tx } from '#server/ports/database.ts'

const columns = [
  'uuid',
  'memorialUuid',
  'userUuid',
  'provider',
  'intentId',
  'customerId',
  'amountMinor',
  'currency',
  'promoCode',
  'promoMissed',
  'extendsFrom',
  'createdAt',
  'paidAt',
  'completedAt',
  'calledOffAt',
  'refundedAt',
  'refundedMinor',
] as const

const payments = (db: Db) => db.selectFrom('payments').select(columns)
/** First payments that were begun, and neither paid nor called off; oldest first. */
const begun = (db: Db) =>
  payments(db)
    .where('extendsFrom', 'is', null)
    .where('paidAt', 'is', null)
    .where('completedAt', 'is', null)
    .where('calledOffAt', 'is', null)
    .where('refundedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('uuid')

export const findByIntent = (db: Db, intentId: string) =>
  payments(db).where('intentId', '=', intentId).executeTakeFirst()

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findByIntent>>>

export const find = (db: Db, uuid: string) => payments(db).where('uuid', '=', uuid).executeTakeFirst()

/** Reads the payment and locks it. */
export const lock = (tx: Tx, uuid: string) =>
  payments(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst()

export const listBegunOf = (db: Db, memorialUuid: string): Promise<PaymentRow[]> =>
  begun(db).where('memorialUuid', '=', memorialUuid).execute()

/** The same of all memorials, begun after `since` and before `before`. */
export const listBegunSince = (db: Db, since: Date, before: Date): Promise<PaymentRow[]> =>
  begun(db).where('createdAt', '>', since).where('createdAt', '<', before).execute()

/** Surplus payments that were not refunded yet. */
export const listSurplus = (db: Db, before: Date): Promise<PaymentRow[]> =>
  payments(db)
    .where('paidAt', '<', before)
    .where('completedAt', 'is', null)
    .where('refundedAt', 'is', null)
    .orderBy('paidAt')
    .execute()

/** The completed payments for a memorial with this provider, last first. */
export const listCompletedOf = (db: Db, memorialUuid: string, provider: string): Promise<PaymentRow[]> =>
  payments(db)
    .where('memorialUuid', '=', memorialUuid)
    .where('provider', '=', provider)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt', 'desc')
    .execute()

/** How many payments of a memorial ended without paying for it: the next one needs a new idempotency key. */
export async function countEnded(db: Db, memorialUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) => eb.or([eb('calledOffAt', 'is not', null), eb('refundedAt', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const markPaid = (tx: Tx, uuid: string, now: Date) =>
  tx.updateTable('payments').set({ paidAt: now, completedAt: now }).where('uuid', '=', uuid).execute()

/** An earlier release reads this state as called off, and leaves the payment alone. */
export const markSurplus = (tx: Tx, uuid: string, now: Date) =>
  tx
    .updateTable('payments')
    .set((eb) => ({
      paidAt: eb.fn.coalesce('paidAt', eb.val(now)),
      calledOffAt: eb.fn.coalesce('calledOffAt', eb.val(now)),
    }))
    .where('uuid', '=', uuid)
    .execute()

/** Its code had no use left when the money arrived. */
export const markPromoMissed = (tx: Tx, uuid: string) =>
  tx.updateTable('payments').set({ promoMissed: true }).where('uuid', '=', uuid).execute()

/** The payment stops counting, so that the same can be paid again. */
export const markRefunded = (tx: Tx, uuid: string, refundedMinor: number, now: Date) =>
  tx
    .updateTable('payments')
    .set((eb) => ({
      paidAt: eb.fn.coalesce('paidAt', 'completedAt', eb.val(now)),
      completedAt: null,
      refundedAt: now,
      refundedMinor,
    }))
    .where('uuid', '=', uuid)
    .execute()

/** Records a partial refund: the purchase stays. A late report of a smaller refund changes nothing. */
export const recordPartialRefund = (db: Db, uuid: string, refundedMinor: number) =>
  db
    .updateTable('payments')
    .set({ refundedMinor })
    .where('uuid', '=', uuid)
    .where('refundedMinor', '<', refundedMinor)
    .execute()

export const markCalledOff = (db: Db, uuid: string, now: Date) =>
  db
    .updateTable('payments')
    .set({ calledOffAt: now })
    .where('uuid', '=', uuid)
    .where('completedAt', 'is', null)
    .where('calledOffAt', 'is', null)
    .execute()

/** Serializes the payments of one memorial; undefined when it was removed for good. */
export const lockMemorial = (tx: Tx, memorialUuid: string) =>
  tx
    .selectFrom('memorials')
    .select(['uuid', 'paymentCompletedAt', 'retainedUntil', 'deletedAt'])
    .where('uuid', '=', memorialUuid)
    .forUpdate()
    .executeTakeFirst()

export const findMemorial = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'paymentCompletedAt', 'deletedAt'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
