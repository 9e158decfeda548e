/** The catalogue's name for why a card was not taken (`card.refused`). */
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

/** By Stripe's code, or the bank's own for a decline; our server's are the same. */
export const refusalOf = (code: string | null | undefined, declineCode?: string | null): Refusal =>
  refusals[declineCode ?? ''] ?? refusals[code ?? ''] ?? 'declined'

interface StripeTrouble {
  type: string
  code?: string
  decline_code?: string
}

/** The form says it itself, next to the field. */
export const isToldByForm = ({ type }: StripeTrouble): boolean => type === 'validation_error'

/** No answer: the same may be tried again. */
export const isAway = ({ type }: StripeTrouble): boolean =>
  type === 'api_connection_error' || type === 'api_error' || type === 'rate_limit_error'
