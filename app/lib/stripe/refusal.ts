/** The message key for why a card was refused (`card.refused`). */
export type Refusal = 'declined' | 'funds' | 'expired' | 'cvc' | 'number' | 'authentication'

const refusals: Record<string, Refusal> = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  incorrect_number: 'number',
  invalid_number: 'number',
  payment_intent_authentication_failure: 'authentication',
  authentication_required: 'authentication',
  authentication_failed: 'authentication',
}

/**
 * The refusal for Stripe's code, or for the bank's own code when the card was declined; our server uses the same codes.
 */
export const refusalOf = (code: string | null | undefined, declineCode?: string | null): Refusal =>
  refusals[declineCode ?? ''] ?? refusals[code ?? ''] ?? 'declined'

interface StripeTrouble {
  type: string
  code?: string
  decline_code?: string
}

/** Whether Stripe's form shows the error itself, next to the field. */
export const isToldByForm = ({ type }: StripeTrouble): boolean => type === 'validation_error'

/** Whether there was no answer: the same may be tried again. */
export const isAway = ({ type }: StripeTrouble): boolean =>
  type === 'api_connection_error' || type === 'api_error' || type === 'rate_limit_error'
