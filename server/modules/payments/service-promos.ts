import type { Body } from '#contract/endpoint.ts'
import type { createPromo as createCall } from '#contract/payments.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { presentPromo } from './present.ts'
import { discount, isUsable, normalisePromo } from './rules.ts'

/** The amount to pay, in minor units, and the code that lowered it. */
export interface Price {
  amountMinor: number
  promoCode: string | null
}

/** How long a begun payment holds its use of a code after it was last opened. */
const HELD_MS = 60 * 60_000

// Promo codes: checked when typed, held while a payment is begun, counted when it is paid.

/** What a code takes off. Rejects as `usable` does. */
export async function check(context: Context, typed: string, wish: Wish) {
  const { code, amount } = await usable(context, typed, wish)
  return { code, amount, free: amount === context.priceMinor }
}

/**
 * The price with a code, or without one. Rejects as `usable` does; with BAD_INPUT when nothing is left to charge:
 * such a code is settled where it is checked, and a provider has no intent of zero.
 */
export async function price(context: Context, typed: string | null, wish: Wish): Promise<Price> {
  const promo = typed ? await usable(context, typed, wish) : null
  const amountMinor = context.priceMinor - (promo?.amount ?? 0)
  if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
  return { amountMinor, promoCode: promo?.code ?? null }
}

/**
 * The code, if it can be used now. Rejects with PROMO_NOT_FOUND, or PROMO_CHECKS_USED_UP after too many wrong ones.
 */
async function usable(context: Context, typed: string, wish: Wish) {
  const { db, clock, priceMinor } = context
  const code = normalisePromo(typed)
  const settleGuess = (await isKnownTo(db, code, wish.memorialUuid)) ? null : await guess(context, wish)
  const promo = await findPromo(db, code)
  const now = clock.now()
  if (!promo || !isUsable(promo, now)) throw new DomainError('PROMO_NOT_FOUND')
  await settleGuess?.()
  const held = await countHeldByOthers(db, code, wish, now)
  if (!isUsable({ ...promo, uses: promo.uses + held }, now)) throw new DomainError('PROMO_NOT_FOUND')
  return { code, amount: discount(promo, priceMinor) }
}

/**
 * Counts a wrong guess before the code is checked, so that parallel guesses cannot exceed the limit. Resolves with a
 * function that takes the count back, for a right code. An account has few memorials that nobody paid for.
 */
async function guess(
  { limits }: Pick<Context, 'limits'>,
  { memorialUuid, extendsFrom }: Wish,
): Promise<() => Promise<void>> {
  const what = extendsFrom ? `${memorialUuid} ${extendsFrom.toISOString()}` : memorialUuid
  try {
    await limits.take('promoByMemorial', what)
  } catch (reason) {
    if (reason instanceof LimitReached)
      throw new DomainError('PROMO_CHECKS_USED_UP', { retryAfterSeconds: reason.retryAfterSeconds })
    throw reason
  }
  return () => limits.giveBack('promoByMemorial', what)
}

/**
 * Holds one use of a code for a payment, inside the transaction that stores the payment. The memorial is locked
 * before the code, in the same order as when payments are settled. Rejects with PROMO_NOT_FOUND when none is left.
 */
export async function hold(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  code: string,
  payment: Wish & { intentId: string },
): Promise<void> {
  const now = clock.now()
  const promo = await lockPromo(tx, code)
  const held = await countHeldByOthers(tx, code, payment, now)
  if (!promo || !isUsable({ ...promo, uses: promo.uses + held }, now))
    throw new DomainError('PROMO_NOT_FOUND')
  await holdUntil(tx, payment.intentId, new Date(now.getTime() + HELD_MS))
}

/**
 * Counts the use of a code for a purchase: the one that was held, or one that nobody holds. False when none is left.
 * The memorial must be locked first.
 */
export async function use(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  code: string,
  wish: Wish,
): Promise<boolean> {
  const now = clock.now()
  const promo = await lockPromo(tx, code)
  if (!promo) return false
  const isLeft = (await isHeldFor(tx, code, wish, now))
    ? // Its expiry was checked when the payment was begun.
      isUsable({ ...promo, expiresAt: null }, now)
    : isUsable({ ...promo, uses: promo.uses + (await countHeldByOthers(tx, code, wish, now)) }, now)
  if (isLeft) await countUse(tx, code, wish)
  return isLeft
}

/** What a code is used for: the first year of a memorial, or the year after `extendsFrom`. */
interface Wish {
  memorialUuid: string
  extendsFrom: Date | null
}

function findPromo(db: Db, code: string) {
  return db.selectFrom('promoCodes').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Reads the code and locks its uses until the transaction ends. The memorial must be locked first. */
function lockPromo(tx: Tx, code: string) {
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
async function countHeldByOthers(db: Db, code: string, wish: Wish, now: Date): Promise<number> {
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

async function isHeldFor(db: Db, code: string, wish: Wish, now: Date): Promise<boolean> {
  const row = await holding(db, code, now)
    .select('uuid')
    .where('memorialUuid', '=', wish.memorialUuid)
    .where('extendsFrom', 'is not distinct from', wish.extendsFrom)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a payment for the memorial was ever begun with the code: then its hosts know the code. */
async function isKnownTo(db: Db, code: string, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('promoCode', '=', code)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const holdUntil = (tx: Tx, intentId: string, until: Date) =>
  tx.updateTable('payments').set({ promoHeldUntil: until }).where('intentId', '=', intentId).execute()

/** Counts one use, and releases the one that was held. */
async function countUse(tx: Tx, code: string, { memorialUuid, extendsFrom }: Wish): Promise<void> {
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

// Promo codes, by the operator who makes them.

export async function createPromo({ db }: Pick<Context, 'db'>, wanted: Body<typeof createCall>) {
  const promo = {
    code: wanted.code,
    free: wanted.free,
    amountOffMinor: wanted.amountOff,
    maxUses: wanted.maxUses ?? null,
    // Valid until the end of that day in every time zone.
    expiresAt: wanted.expires ? new Date(`${wanted.expires}T23:59:59-12:00`) : null,
  }
  const row = await db
    .insertInto('promoCodes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError('PROMO_EXISTS')
  return { promo: presentPromo(row) }
}

export async function listPromos({ db }: Pick<Context, 'db'>) {
  const rows = await db.selectFrom('promoCodes').selectAll().orderBy('createdAt', 'desc').execute()
  return { promos: rows.map(presentPromo) }
}
