import { DomainError } from '#server/lib/domain-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { LimitReached, type Limits } from '#server/ports/limits.ts'
import { type PaymentIntent, type PaymentProvider, UnknownIntent } from '#server/ports/payments.ts'
import { findPromo } from './repo.ts'
import { isUsable, normalisePromo } from './rules.ts'

/** Codes that lower a price, as they are typed. */
export function promoDesk({ db, clock, limits }: { db: Database; clock: Clock; limits: Limits }) {
  /** Rejects with PROMO_NOT_FOUND. */
  async function usable(typed: string) {
    const promo = await findPromo(db, normalisePromo(typed))
    if (!promo || !isUsable(promo, clock.now())) throw new DomainError('PROMO_NOT_FOUND')
    return promo
  }

  /**
   * Rejects with PROMO_CHECKS_USED_UP.
   *
   * @param what is paid for: each has its own five looks
   */
  async function countCheck(what: string): Promise<void> {
    try {
      await limits.take('promoByMemorial', what)
    } catch (reason) {
      if (reason instanceof LimitReached)
        throw new DomainError('PROMO_CHECKS_USED_UP', { retryAfterSeconds: reason.retryAfterSeconds })
      throw reason
    }
  }

  return { usable, countCheck }
}

/** Rejects with INTENT_UNKNOWN. */
export async function askProvider(provider: PaymentProvider, intentId: string): Promise<PaymentIntent> {
  try {
    return await provider.getIntent(intentId)
  } catch (reason) {
    if (reason instanceof UnknownIntent) throw new DomainError('INTENT_UNKNOWN')
    throw reason
  }
}
