import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { LimitReached } from '#server/ports/limits.ts'
import * as repo from './repo-promos.ts'
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
export async function check(context: Context, typed: string, wish: repo.Wish) {
  const { code, amount } = await usable(context, typed, wish)
  return { code, amount, free: amount === context.priceMinor }
}

/**
 * The price with a code, or without one. Rejects as `usable` does; with BAD_INPUT when nothing is left to charge:
 * such a code is settled where it is checked, and a provider has no intent of zero.
 */
export async function price(context: Context, typed: string | null, wish: repo.Wish): Promise<Price> {
  const promo = typed ? await usable(context, typed, wish) : null
  const amountMinor = context.priceMinor - (promo?.amount ?? 0)
  if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
  return { amountMinor, promoCode: promo?.code ?? null }
}

/**
 * The code, if it can be used now. Rejects with PROMO_NOT_FOUND, or PROMO_CHECKS_USED_UP after too many wrong ones.
 */
async function usable(context: Context, typed: string, wish: repo.Wish) {
  const { db, clock, priceMinor } = context
  const code = normalisePromo(typed)
  const settleGuess = (await repo.isKnownTo(db, code, wish.memorialUuid)) ? null : await guess(context, wish)
  const promo = await repo.findPromo(db, code)
  const now = clock.now()
  if (!promo || !isUsable(promo, now)) throw new DomainError('PROMO_NOT_FOUND')
  await settleGuess?.()
  const held = await repo.countHeldByOthers(db, code, wish, now)
  if (!isUsable({ ...promo, uses: promo.uses + held }, now)) throw new DomainError('PROMO_NOT_FOUND')
  return { code, amount: discount(promo, priceMinor) }
}

/**
 * Counts a wrong guess before the code is checked, so that parallel guesses cannot exceed the limit. Resolves with a
 * function that takes the count back, for a right code. An account has few memorials that nobody paid for.
 */
async function guess(
  { limits }: Pick<Context, 'limits'>,
  { memorialUuid, extendsFrom }: repo.Wish,
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
  payment: repo.Wish & { intentId: string },
): Promise<void> {
  const now = clock.now()
  const promo = await repo.lockPromo(tx, code)
  const held = await repo.countHeldByOthers(tx, code, payment, now)
  if (!promo || !isUsable({ ...promo, uses: promo.uses + held }, now))
    throw new DomainError('PROMO_NOT_FOUND')
  await repo.holdUntil(tx, payment.intentId, new Date(now.getTime() + HELD_MS))
}

/**
 * Counts the use of a code for a purchase: the one that was held, or one that nobody holds. False when none is left.
 * The memorial must be locked first.
 */
export async function use(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  code: string,
  wish: repo.Wish,
): Promise<boolean> {
  const now = clock.now()
  const promo = await repo.lockPromo(tx, code)
  if (!promo) return false
  const isLeft = (await repo.isHeldFor(tx, code, wish, now))
    ? // Its expiry was checked when the payment was begun.
      isUsable({ ...promo, expiresAt: null }, now)
    : isUsable({ ...promo, uses: promo.uses + (await repo.countHeldByOthers(tx, code, wish, now)) }, now)
  if (isLeft) await repo.countUse(tx, code, wish)
  return isLeft
}
