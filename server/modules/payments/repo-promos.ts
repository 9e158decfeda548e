import type { Db, Tx } from '#server/ports/database.ts'

/** What a code is used for: the first year of a memorial, or the year after `extendsFrom`. */
export interface Wish {
  memorialUuid: string
  extendsFrom: Date | null
}

export function findPromo(db: Db, code: string) {
  return db.selectFrom('promoCodes').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Reads the code and locks its uses until the transaction ends. The memorial must be locked first. */
export function lockPromo(tx: Tx, code: string) {
  return tx.selectFrom('promoCodes').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
}

/** Begun payments that hold a use of the code now. */
const holding = (db: Db, code: string, now: Date) =>
  db
    .selectFrom('payments')
    .where('promoCode', '=', code)
    .where('promoHeldUntil', '>', now)
    .where('completedAt', 'is', null)
    .where('calledOffAt', 'is', null)
    .where('refundedAt', 'is', null)

/** How many uses other payments hold. Two hosts who pay for the same year share one. */
export async function countHeldByOthers(db: Db, code: string, wish: Wish, now: Date): Promise<number> {
  const rows = await holding(db, code, now)
    .select(['memorialUuid', 'extendsFrom'])
    .distinct()
    .where((eb) =>
      eb.or([
        eb('memorialUuid', '<>', wish.memorialUuid),
        eb('extendsFrom', 'is distinct from', wish.extendsFrom),
      ]),
    )
    .execute()
  return rows.length
}

export async function isHeldFor(db: Db, code: string, wish: Wish, now: Date): Promise<boolean> {
  const row = await holding(db, code, now)
    .select('uuid')
    .where('memorialUuid', '=', wish.memorialUuid)
    .where('extendsFrom', 'is not distinct from', wish.extendsFrom)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a payment for the memorial was ever begun with the code: then its hosts know the code. */
export async function isKnownTo(db: Db, code: string, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('promoCode', '=', code)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const holdUntil = (tx: Tx, intentId: string, until: Date) =>
  tx.updateTable('payments').set({ promoHeldUntil: until }).where('intentId', '=', intentId).execute()

/** Counts one use, and releases the one that was held. */
export async function countUse(tx: Tx, code: string, { memorialUuid, extendsFrom }: Wish): Promise<void> {
  await tx
    .updateTable('promoCodes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute()
  await tx
    .updateTable('payments')
    .set({ promoHeldUntil: null })
    .where('promoCode', '=', code)
    .where('memorialUuid', '=', memorialUuid)
    .where('extendsFrom', 'is not distinct from', extendsFrom)
    .where('promoHeldUntil', 'is not', null)
    .execute()
}
