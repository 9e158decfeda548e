import type { Db } from '#server/ports/database.ts'

export function findPromo(db: Db, code: string) {
  return db.selectFrom('promoCodes').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Counts one use if any is left at this very moment; false when somebody else took the last. */
export async function countPromoUse(db: Db, code: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('promoCodes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('maxUses', 'is', null), eb('uses', '<', eb.ref('maxUses'))]))
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export function listPromos(db: Db) {
  return db.selectFrom('promoCodes').selectAll().orderBy('createdAt', 'desc').execute()
}

export interface NewPromo {
  code: string
  free: boolean
  amountOffMinor: number
  maxUses: number | null
  expiresAt: Date | null
}

/** False when the code exists already. */
export async function insertPromo(db: Db, promo: NewPromo): Promise<boolean> {
  const row = await db
    .insertInto('promoCodes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export function insertPayment(
  db: Db,
  payment: {
    memorialUuid: string
    userUuid: string
    provider: string
    intentId: string
    customerId: string | null
    amountMinor: number
    currency: string
    promoCode: string | null
    createdAt: Date
    completedAt?: Date
    /** When the year ends that this one follows; absent for the first. */
    extendsFrom?: Date
  },
) {
  return db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

/** What the receipt says. */
export function readReceipt(db: Db, paymentUuid: string) {
  return db
    .selectFrom('payments')
    .innerJoin('users', 'users.uuid', 'payments.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .select([
      'payments.uuid',
      'payments.amountMinor',
      'payments.currency',
      'payments.promoCode',
      'payments.completedAt',
      'payments.refundedAt',
      'payments.refundedMinor',
      'payments.provider',
      'payments.extendsFrom',
      'users.email',
      'users.firstName',
      'users.language',
      'memorials.nameOfPerson',
      'memorials.retainedUntil',
    ])
    .where('payments.uuid', '=', paymentUuid)
    .executeTakeFirst()
}
