import type { Stripe } from 'stripe'
import { fieldProblem } from '#contract/field-problem.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type NewHostedIntent, UnknownIntent } from '#server/ports/payments.ts'
import { answered, isMissing, isStripeError, isWrongAddress } from './stripe-errors.ts'

// Stripe's own payment page, for donors whose browser runs no script of ours (docs/decisions/0021). A session makes its
// payment intent only when somebody pays, so a hosted payment is identified by its session, `cs_…`.

export const isSessionId = (id: string): boolean => /^cs_\w+$/.test(id)

/** A session with its payment intent, once it has one. */
export interface OpenedSession {
  session: Stripe.Checkout.Session
  intent: Stripe.PaymentIntent | null
}

/**
 * The same key with the same parameters returns the same session. Rejects with BAD_INPUT for an address that only
 * Stripe refuses.
 *
 * @param destination the account that receives the gift, in the form of a payment intent
 */
export async function createSession(
  stripe: Stripe,
  wanted: NewHostedIntent,
  metadata: Record<string, string>,
  destination: object,
): Promise<Stripe.Checkout.Session> {
  const { amountMinor, currency, email, title, language, returnUrl, idempotencyKey } = wanted
  const price = { currency, unit_amount: amountMinor, product_data: { name: title } }
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    allowed_payment_method_types: ['card'],
    // The amount that arrives must equal the amount requested, to the cent.
    adaptive_pricing: { enabled: false },
    submit_type: 'donate',
    // No customer: anybody can type an address, which must not open what its owner stored at Stripe.
    customer_email: email,
    locale: language === 'ar' ? 'auto' : language,
    success_url: returnUrl,
    cancel_url: returnUrl,
    metadata,
    payment_intent_data: { metadata, ...destination },
  }
  try {
    return await answered(stripe.checkout.sessions.create(params, { idempotencyKey }))
  } catch (reason) {
    if (!isWrongAddress(reason)) throw reason
    throw new DomainError('BAD_INPUT', { field: 'email', problem: fieldProblem('enterEmail') })
  }
}

/** Rejects with `UnknownIntent`. */
export async function openSession(stripe: Stripe, id: string): Promise<OpenedSession> {
  try {
    const expand = ['payment_intent', 'payment_intent.latest_charge']
    const session = await answered(stripe.checkout.sessions.retrieve(id, { expand }))
    const { payment_intent: intent } = session
    return { session, intent: typeof intent === 'string' ? null : intent }
  } catch (reason) {
    throw isMissing(reason) ? new UnknownIntent(id) : reason
  }
}

/** Makes sure that it cannot be paid any more. A session that is complete or expired stays as it is. */
export async function expireSession(stripe: Stripe, id: string): Promise<void> {
  try {
    await answered(stripe.checkout.sessions.expire(id))
  } catch (reason) {
    const { session } = await openSession(stripe, id)
    if (!isStripeError(reason) || session.status === 'open') throw reason
  }
}

/** The session of a payment; null for one that was made without. */
export async function sessionOfIntent(stripe: Stripe, intentId: string): Promise<string | null> {
  const { data } = await answered(stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }))
  return data[0]?.id ?? null
}
