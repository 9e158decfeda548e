import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

export function listPromos(db: Db) {
  return db.selectFrom('promoCodes').selectAll().orderBy('createdAt', 'desc').execute()
}

interface NewPromo {
  code: string
  free: boolean
  amountOffMinor: number
  maxUses: number | null
  expiresAt: Date | null
}

/** False when the code already exists. */
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
    /** The end of the year before this one; absent for the first year. */
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
      'payments.memorialUuid',
      'payments.amountMinor',
      'payments.currency',
      'payments.promoCode',
      'payments.promoMissed',
      'payments.completedAt',
      'payments.refundedAt',
      'payments.refundedMinor',
      'payments.provider',
      'payments.extendsFrom',
      'users.email',
      'users.firstName',
      'users.language',
      fullName.as('toName'),
      'memorials.nameOfPerson',
      'memorials.retainedUntil',
    ])
    .where('payments.uuid', '=', paymentUuid)
    .executeTakeFirst()
}
