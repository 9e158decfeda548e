import { z } from 'zod'
import { endpoint, operatorList } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { InMemorial, Token, Uuid } from './fields.ts'
import { DonationTerms } from './funds.ts'
import { Memorial } from './memorials.ts'

/** `amount`: the discount in minor units; the whole price when free. */
export const promoReply = { free: z.boolean(), amount: z.number().int() }

export const validatePromo = endpoint({
  method: 'POST',
  path: '/memorial/promo/validate',
  summary: 'Look a promo code up for a memorial; five wrong ones a memorial',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({
    code: z
      .string({ error: fieldProblem('promoRequired') })
      .trim()
      .min(1, fieldProblem('promoRequired'))
      .max(64, fieldProblem('promoTooLong')),
  }),
  /** The memorial is already paid if the code is free. */
  reply: { ...promoReply, memorial: Memorial },
  errors: ['PROMO_NOT_FOUND', 'PROMO_CHECKS_USED_UP', 'ALREADY_PAID'],
})

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/memorial/payment-intent',
  summary: 'Begin the one payment of a memorial; the same one is returned until it is settled',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({ userUuid: Uuid.nullish(), promoCode: z.string().trim().max(64).nullish() }),
  reply: {
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    stripeCustomerId: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    ...DonationTerms.omit({ fee: true }).shape,
  },
  errors: ['ALREADY_PAID', 'PAYMENT_UNDER_WAY', 'PROMO_NOT_FOUND', 'PROMO_CHECKS_USED_UP', 'PROMO_USED_UP'],
})

export const finishPayment = endpoint({
  method: 'POST',
  path: '/memorial/payment',
  summary: 'Settle the payment: the provider is asked, and only a matching success counts; idempotent',
  access: 'host',
  priority: 'essential',
  memorialIn: 'body',
  body: InMemorial.extend({
    userUuid: Uuid.nullish(),
    stripePaymentConfirmation: z.unknown().optional(),
    paymentIntentId: Token(255).min(1),
    stripeCustomerId: z.string().nullish(),
  }),
  reply: { memorial: Memorial },
  errors: ['INTENT_UNKNOWN', 'INTENT_MISMATCH', 'PAYMENT_INCOMPLETE', 'PAYMENT_UNDER_WAY', 'PROMO_USED_UP'],
})

const Promo = z.object({
  code: z.string(),
  free: z.boolean(),
  amountOffMinor: z.number().int(),
  maxUses: z.number().int().nullable(),
  uses: z.number().int(),
  expiresAt: z.iso.datetime().nullable(),
})

export const createPromo = endpoint({
  method: 'POST',
  path: '/operator/promo',
  summary: 'Make a promo code',
  access: 'operator',
  body: z
    .object({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{3,64}$/, fieldProblem('promoForm')),
      free: z.boolean().default(false),
      /** Minor units. */
      amountOff: z.number().int().min(0).max(100_000_000).default(0),
      maxUses: z.number().int().min(1).max(1_000_000).nullish(),
      expires: z.iso.date().nullish(),
    })
    .refine((promo) => promo.free !== promo.amountOff > 0, fieldProblem('promoKind')),
  reply: { promo: Promo },
  errors: ['PROMO_EXISTS'],
})

export const listPromos = endpoint({
  method: 'GET',
  path: '/operator/promo',
  summary: 'All promo codes, newest first',
  ...operatorList,
  reply: { promos: z.array(Promo) },
})

const Refund = z.object({
  amountMinor: z.number().int(),
  currency: z.string(),
  isExtension: z.boolean(),
  paymentIntentId: z.string(),
})

export const refundMemorial = endpoint({
  method: 'POST',
  path: '/operator/memorials/refund/:memorialUuid',
  summary: 'Give back all that was paid for a memorial, which is unpaid then; gifts to its funds stay',
  access: 'operator',
  needsProof: true,
  params: InMemorial,
  reply: { nameOfPerson: z.string().nullable(), refunds: z.array(Refund) },
  errors: ['MEMORIAL_NOT_FOUND', 'NOTHING_TO_REFUND', 'PAYMENT_DISPUTED'],
})
