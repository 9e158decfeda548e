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
/** First payments that were begun, and neither paid nor called off; the oldest first. */
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

/** The same, and nobody else changes it meanwhile. */
export const lock = (tx: Tx, uuid: string) =>
  payments(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst()

export const listBegunOf = (db: Db, memorialUuid: string): Promise<PaymentRow[]> =>
  begun(db).where('memorialUuid', '=', memorialUuid).execute()

/** The same of all memorials: begun after a moment, and before another. */
export const listBegunSince = (db: Db, since: Date, before: Date): Promise<PaymentRow[]> =>
  begun(db).where('createdAt', '>', since).where('createdAt', '<', before).execute()

/** Money that has to go back, and has not gone yet. */
export const listSurplus = (db: Db, before: Date): Promise<PaymentRow[]> =>
  payments(db)
    .where('paidAt', '<', before)
    .where('completedAt', 'is', null)
    .where('refundedAt', 'is', null)
    .orderBy('paidAt')
    .execute()

/** What was paid for a memorial with this provider and stands so; the latest first. */
export const listCompletedOf = (db: Db, memorialUuid: string, provider: string): Promise<PaymentRow[]> =>
  payments(db)
    .where('memorialUuid', '=', memorialUuid)
    .where('provider', '=', provider)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt', 'desc')
    .execute()

/** How many payments of a memorial have ended without it: the next one is another wish. */
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

/** An earlier release reads it as called off, and leaves it alone. */
export const markSurplus = (tx: Tx, uuid: string, now: Date) =>
  tx
    .updateTable('payments')
    .set((eb) => ({
      paidAt: eb.fn.coalesce('paidAt', eb.val(now)),
      calledOffAt: eb.fn.coalesce('calledOffAt', eb.val(now)),
    }))
    .where('uuid', '=', uuid)
    .execute()

/** No use of its code was left when its money came. */
export const markPromoMissed = (tx: Tx, uuid: string) =>
  tx.updateTable('payments').set({ promoMissed: true }).where('uuid', '=', uuid).execute()

/** It counts no more, so that the same may be paid for anew. */
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

/** A part of it: what was bought stands. What is told late, of less, changes nothing. */
export const noteRefund = (db: Db, uuid: string, refundedMinor: number) =>
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

/** Payments of one memorial take turns; undefined when it was removed for good. */
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
