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

/** One year after the payment. */
export function retainedUntil(paidAt: Date): Date {
  const until = new Date(paidAt)
  until.setUTCFullYear(until.getUTCFullYear() + 1)
  return until
}

/** Another year begins when the present one ends, or now if that is over. */
export const extendedUntil = (endsAt: Date, now: Date): Date => retainedUntil(endsAt > now ? endsAt : now)

/** The end after one year is taken back. */
export function shortenedUntil(endsAt: Date): Date {
  const until = new Date(endsAt)
  until.setUTCFullYear(until.getUTCFullYear() - 1)
  return until
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
