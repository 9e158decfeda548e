import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { type LimitName, LimitReached, withinLimit } from '#server/ports/limits.ts'
import * as repo from './repo-promos.ts'
import { discount, isUsable, normalisePromo } from './rules.ts'
import type { PaymentDeps } from './service-deps.ts'

/** What is to be paid, in minor units, and the code that lowered it. */
export interface Price {
  amountMinor: number
  promoCode: string | null
}

/** Who tries a code, where, and for what. */
export interface Trying extends repo.Wish {
  userUuid: string
  ip: string
}

/** A code as it was typed, and the network it came from. */
export interface TypedPromo {
  typed: string
  ip: string
}

/** A payment that was begun has its use of a code for so long, each time it is opened. */
const HELD_MS = 60 * 60_000

/** Codes that lower a price, as they are typed, and their uses: held while somebody pays, counted when it is paid. */
export function promoDesk({
  db,
  clock,
  limits,
  priceMinor,
}: Pick<PaymentDeps, 'db' | 'clock' | 'limits' | 'priceMinor'>) {
  /** What a code takes off. Rejects as `usable` does. */
  async function check(typed: string, trying: Trying) {
    const { code, amount } = await usable(typed, trying)
    return { code, amount, free: amount === priceMinor }
  }

  /**
   * The price with a code, or without one. Rejects as `usable` does; with BAD_INPUT where nothing is left to charge:
   * that is settled where the code is checked, and a provider has no intent of zero.
   */
  async function price(typed: string | null, trying: Trying): Promise<Price> {
    const promo = typed ? await usable(typed, trying) : null
    const amountMinor = priceMinor - (promo?.amount ?? 0)
    if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
    return { amountMinor, promoCode: promo?.code ?? null }
  }

  /** A code that can be had now. Rejects with PROMO_NOT_FOUND, or PROMO_CHECKS_USED_UP after too many wrong ones. */
  async function usable(typed: string, trying: Trying) {
    const code = normalisePromo(typed)
    const settleGuess = (await repo.isKnownTo(db, code, trying.memorialUuid)) ? null : await guess(trying)
    const promo = await repo.findPromo(db, code)
    const now = clock.now()
    if (!promo || !isUsable(promo, now)) throw new DomainError('PROMO_NOT_FOUND')
    await settleGuess?.()
    const held = await repo.countHeldByOthers(db, code, trying, now)
    if (!isUsable({ ...promo, uses: promo.uses + held }, now)) throw new DomainError('PROMO_NOT_FOUND')
    return { code, amount: discount(promo, priceMinor) }
  }

  /**
   * Counts a wrong guess before it is looked at, so that many at once are no more than one after the other. Resolves
   * with what takes it back, for the code that was right. A network where too much was guessed leaves each account a
   * few of its own: whoever shares it with somebody who guesses is not turned away.
   */
  async function guess({ memorialUuid, extendsFrom, userUuid, ip }: Trying): Promise<() => Promise<void>> {
    const what = extendsFrom ? `${memorialUuid} ${extendsFrom.toISOString()}` : memorialUuid
    const isQuiet = await withinLimit(limits, 'promoByIp', ip)
    const counted: [LimitName, string][] = [
      ['promoByMemorial', what],
      ['promoByUser', userUuid],
    ]
    if (!isQuiet) counted.push(['promoInGuessedNetwork', userUuid])
    try {
      for (const [rule, key] of counted) await limits.take(rule, key)
    } catch (reason) {
      if (reason instanceof LimitReached)
        throw new DomainError('PROMO_CHECKS_USED_UP', { retryAfterSeconds: reason.retryAfterSeconds })
      throw reason
    }
    return async () => {
      for (const [rule, key] of counted) await limits.giveBack(rule, key)
      await limits.giveBack('promoByIp', ip)
    }
  }

  /**
   * Keeps one use of a code for a payment that was written down, inside the transaction that did; the memorial is
   * locked before the code, as where payments are settled. Rejects with PROMO_NOT_FOUND when none is left.
   */
  async function hold(tx: Tx, code: string, payment: repo.Wish & { intentId: string }): Promise<void> {
    const now = clock.now()
    const promo = await repo.lockPromo(tx, code)
    const held = await repo.countHeldByOthers(tx, code, payment, now)
    if (!promo || !isUsable({ ...promo, uses: promo.uses + held }, now))
      throw new DomainError('PROMO_NOT_FOUND')
    await repo.holdUntil(tx, payment.intentId, new Date(now.getTime() + HELD_MS))
  }

  /**
   * Counts the use of a code that something is bought with, the one that was held or one that nobody holds. False when
   * none is left. The memorial is locked before.
   */
  async function use(tx: Tx, code: string, wish: repo.Wish): Promise<boolean> {
    const now = clock.now()
    const promo = await repo.lockPromo(tx, code)
    if (!promo) return false
    const isLeft = (await repo.isHeldFor(tx, code, wish, now))
      ? // It was there when the payment was begun.
        isUsable({ ...promo, expiresAt: null }, now)
      : isUsable({ ...promo, uses: promo.uses + (await repo.countHeldByOthers(tx, code, wish, now)) }, now)
    if (isLeft) await repo.countUse(tx, code, wish)
    return isLeft
  }

  return { check, price, hold, use }
}
