import type { Answer } from '#contract/endpoint.ts'
import type { createPaymentIntent } from '#contract/payments.ts'

/** The payment intent of a memorial, as the server created it. */
export type Intent = Omit<Answer<typeof createPaymentIntent>, 'success' | 'msg'>
