import type { PaymentIntent } from '#server/ports/payments.ts'

export interface Promo {
  free: boolean
  amountOffMinor: number
  maxUses: number | null
  uses: number
  expiresAt: Date | null
}

/** Whether a code can be used now. */
export function isUsable(promo: Promo, now: Date): boolean {
  const spent = promo.maxUses !== null && promo.uses >= promo.maxUses
  const expired = promo.expiresAt !== null && promo.expiresAt <= now
  return !spent && !expired
}

/** What a code takes off a price, in minor units: at most the price. */
export function discount(promo: Pick<Promo, 'free' | 'amountOffMinor'>, priceMinor: number): number {
  return promo.free ? priceMinor : Math.min(priceMinor, promo.amountOffMinor)
}

/** Only an intent that was made for this purpose, memorial and person settles it. */
export const settles = (
  intent: PaymentIntent,
  wanted: PaymentIntent['metadata'] & Pick<PaymentIntent, 'amountMinor' | 'currency'> & { feeMinor: number },
): boolean =>
  intent.metadata.purpose === wanted.purpose &&
  intent.metadata.memorialUuid === wanted.memorialUuid &&
  // Null of a guest, and once the account is gone.
  (wanted.userUuid === null || intent.metadata.userUuid === wanted.userUuid) &&
  intent.amountMinor === wanted.amountMinor + wanted.feeMinor &&
  intent.currency === wanted.currency

/** Promo codes ignore letter case and spaces, since people dictate them. PostgreSQL refuses NUL. */
export const normalisePromo = (code: string) => code.replace(/[\s\p{Cc}]/gu, '').toUpperCase()
