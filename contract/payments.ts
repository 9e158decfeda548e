import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { Memorial } from './memorials.ts'

const InMemorial = z.object({ memorialUuid: Uuid })

export const validatePromo = endpoint({
  method: 'POST',
  path: '/memorial/promo/validate',
  summary: 'Look a promo code up for a memorial; five looks a memorial',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({
    code: z
      .string({ error: 'Please enter a promo code.' })
      .trim()
      .min(1, 'Please enter a promo code.')
      .max(64, 'This promo code is too long.'),
  }),
  reply: {
    free: z.boolean(),
    /** What it takes off, in minor units; the whole price when free. */
    amount: z.number().int(),
    /** The memorial, paid for already when the code is free. */
    memorial: Memorial,
  },
  errors: ['PROMO_NOT_FOUND', 'PROMO_CHECKS_USED_UP', 'ALREADY_PAID'],
})

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/memorial/payment-intent',
  summary: 'Begin the one payment of a memorial; the same one is returned until it is settled',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({
    userUuid: Uuid.nullish(),
    promoCode: z.string().trim().max(64).nullish(),
  }),
  reply: {
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    stripeCustomerId: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    provider: z.enum(['sandbox', 'stripe']),
    publishableKey: z.string().nullable(),
  },
  errors: ['ALREADY_PAID', 'PROMO_NOT_FOUND'],
})

export const finishPayment = endpoint({
  method: 'POST',
  path: '/memorial/payment',
  summary: 'Settle the payment: the provider is asked, and only a matching success counts; idempotent',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({
    userUuid: Uuid.nullish(),
    stripePaymentConfirmation: z.unknown().optional(),
    paymentIntentId: z.string({ error: 'paymentIntentId is required' }).min(1).max(255),
    stripeCustomerId: z.string().nullish(),
  }),
  reply: { memorial: Memorial },
  errors: ['INTENT_UNKNOWN', 'INTENT_MISMATCH', 'PAYMENT_INCOMPLETE'],
})
