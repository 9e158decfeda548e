import { DomainError } from '#server/lib/domain-error.ts'
import { LimitReached } from '#server/ports/limits.ts'
import { findPromo } from './repo.ts'
import { discount, isUsable, normalisePromo } from './rules.ts'
import type { PaymentDeps } from './service-deps.ts'

/** What is to be paid, in minor units, and the code that lowered it. */
export interface Price {
  amountMinor: number
  promoCode: string | null
}

/** Codes that lower a price, as they are typed. */
export function promoDesk({
  db,
  clock,
  limits,
  priceMinor,
}: Pick<PaymentDeps, 'db' | 'clock' | 'limits' | 'priceMinor'>) {
  /**
   * What a code takes off. Rejects with PROMO_NOT_FOUND, or PROMO_CHECKS_USED_UP.
   *
   * @param what is paid for: each has its own five looks
   */
  async function check(typed: string, what: string) {
    await countCheck(what)
    const { code, amount } = await usable(typed)
    return { code, amount, free: amount === priceMinor }
  }

  /**
   * The price with a code, or without one. Rejects with PROMO_NOT_FOUND; with BAD_INPUT where nothing is left to
   * charge: that is settled where the code is checked, and a provider has no intent of zero.
   */
  async function price(typed: string | null): Promise<Price> {
    const promo = typed ? await usable(typed) : null
    const amountMinor = priceMinor - (promo?.amount ?? 0)
    if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
    return { amountMinor, promoCode: promo?.code ?? null }
  }

  async function usable(typed: string) {
    const promo = await findPromo(db, normalisePromo(typed))
    if (!promo || !isUsable(promo, clock.now())) throw new DomainError('PROMO_NOT_FOUND')
    return { code: promo.code, amount: discount(promo, priceMinor) }
  }

  async function countCheck(what: string): Promise<void> {
    try {
      await limits.take('promoByMemorial', what)
    } catch (reason) {
      if (reason instanceof LimitReached)
        throw new DomainError('PROMO_CHECKS_USED_UP', { retryAfterSeconds: reason.retryAfterSeconds })
      throw reason
    }
  }

  return { check, price }
}
