import type { ApiError } from '#app/lib/api.ts'

/** Why no payment can be made, or why a payment was not settled. */
export type PaymentTrouble =
  /** `session`: signing in again helps. `account`: there is no account with a confirmed address. */
  | { kind: 'session' | 'account' }
  /** There is no memorial to pay for. */
  | { kind: 'notSaved' }
  /** `underWay`: the bank works on it. `charged`: it was paid, but the session has ended since. */
  | { kind: 'underWay' | 'charged' }
  /** The payment could not be started; `begin` tries again. */
  | { kind: 'start'; words: string }
  /**
   * `incomplete`: the payment was not completed, and another card can be tried. `finalise`: the server could not be
   * told of the payment; it is told again by itself.
   */
  | { kind: 'incomplete' | 'finalise'; words: string }
  /**
   * The promo code was used up when the payment arrived, so it is refunded. Starting again requests the price without
   * the code.
   */
  | { kind: 'givenBack'; words: string }

/** Why a payment that the provider took was not settled. */
export function unsettledTrouble({ status, code, message }: ApiError): PaymentTrouble {
  if (status === 401) return { kind: 'charged' }
  if (code === 'PAYMENT_UNDER_WAY') return { kind: 'underWay' }
  return { kind: unsettledKinds[code ?? ''] ?? 'finalise', words: message }
}

const unsettledKinds: Record<string, 'incomplete' | 'givenBack'> = {
  PAYMENT_INCOMPLETE: 'incomplete',
  PROMO_USED_UP: 'givenBack',
}

/** Whether a promo code is no longer valid, so that the price is requested without it. */
export const isPromoGone = ({ code, field }: ApiError): boolean =>
  code === 'PROMO_NOT_FOUND' || code === 'PROMO_CHECKS_USED_UP' || field === 'promoCode'

/** Why a payment could not be started. */
export function troubleOf({ status, code, message }: ApiError): PaymentTrouble {
  if (status === 401) return { kind: 'session' }
  if (code === 'PAYMENT_UNDER_WAY') return { kind: 'underWay' }
  if (code === 'EMAIL_UNVERIFIED') return { kind: 'account' }
  if (code === 'MEMORIAL_NOT_FOUND') return { kind: 'notSaved' }
  return { kind: 'start', words: message }
}
