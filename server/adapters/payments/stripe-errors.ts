import type { Stripe } from 'stripe'
import { DomainError } from '#server/lib/domain-error.ts'
import { CardError, type CardErrorCode } from './cards.ts'

/** Maps Stripe's codes, and for a decline the bank's own, to the codes of both providers. */
const refusals: Record<string, CardErrorCode> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'invalid_cvc',
  invalid_cvc: 'invalid_cvc',
  incorrect_number: 'invalid_number',
  invalid_number: 'invalid_number',
  invalid_expiry_month: 'invalid_expiry_month',
  invalid_expiry_year: 'invalid_expiry_year',
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
}

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** Recognised by its properties, so that this file does not load the library. */
export const isStripeError = (reason: unknown): reason is StripeError =>
  reason instanceof Error && 'type' in reason && String(reason.type).startsWith('Stripe')

const hasCode =
  (...codes: string[]) =>
  (reason: unknown): boolean =>
    isStripeError(reason) && codes.includes(reason.code ?? '')

export const isMissing = hasCode('resource_missing')
/** Stripe is stricter with mail addresses than we are. */
export const isWrongAddress = hasCode('email_invalid')
/** Its state does not allow this any more, or not yet. */
export const isUnexpectedState = hasCode('payment_intent_unexpected_state')
/** The account does not exist, or is not connected to ours. */
export const isNotConnected = hasCode('account_invalid', 'resource_missing')
/** Nothing is left to refund, or the bank has the money, or is deciding. */
export const isNotRefundable = hasCode(
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
)

export function refusalOf(reason: unknown): CardError | null {
  if (!isStripeError(reason) || reason.type !== 'StripeCardError') return null
  return new CardError(refusals[reason.decline_code ?? ''] ?? refusals[reason.code ?? ''] ?? 'card_declined')
}

/** Stripe is down, busy or broken: the call may be retried. A wrong key or an error of ours is not of this kind. */
const PASSING = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']

/** Rejects with SERVER_BUSY while Stripe does not answer. */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (reason) {
    if (isStripeError(reason) && PASSING.includes(reason.type))
      throw Object.assign(new DomainError('SERVER_BUSY'), { cause: reason })
    throw reason
  }
}

/**
 * Keeps Stripe's message for an error of ours (a wrong key, a missing account), but drops its HTTP status: the web
 * layer would take that for the caller's error and not log it.
 */
export const asOurFault =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    try {
      return await work(...given)
    } catch (reason) {
      throw isStripeError(reason) ? new Error(`Stripe: ${reason.message}`, { cause: reason }) : reason
    }
  }
