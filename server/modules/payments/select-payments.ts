import type { InsertObject } from 'kysely'
import type { DB, Db } from '#server/ports/database.ts'

/** Without gifts that another server got (`former_server`): they are records, and nothing can become of them. */
export const selectPayments = (db: Db) =>
  db.selectFrom('payments').selectAll().where('formerServer', 'is', null)

export const findPayment = (db: Db, uuid: string) =>
  selectPayments(db).where('uuid', '=', uuid).executeTakeFirst()

export const findByIntent = (db: Db, intentId: string) =>
  selectPayments(db).where('intentId', '=', intentId).executeTakeFirst()

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** Begun, and neither paid nor called off; oldest first. */
export const selectBegun = (db: Db) =>
  selectPayments(db)
    .where('paidAt', 'is', null)
    .where('completedAt', 'is', null)
    .where('calledOffAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('uuid')

export const listBegunOf = (
  db: Db,
  memorialUuid: string,
  purpose: PaymentRow['purpose'],
): Promise<PaymentRow[]> =>
  selectBegun(db).where('memorialUuid', '=', memorialUuid).where('purpose', '=', purpose).execute()

/** What is paid for. No row when the memorial was removed for good; a deleted one can be restored for some time. */
export const selectMemorial = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'paymentCompletedAt', 'retainedUntil', 'deletedAt'])
    .where('uuid', '=', memorialUuid)

export const updatePayment = (db: Db, uuid: string) => db.updateTable('payments').where('uuid', '=', uuid)

/** Undefined when a row with this intent exists. */
export const insertPayment = (
  db: Db,
  payment: InsertObject<DB, 'payments'>,
): Promise<PaymentRow | undefined> =>
  db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .returningAll()
    .executeTakeFirst()
