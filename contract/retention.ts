import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall, InMemorial, Timestamp, Token } from './fields.ts'
import { createPaymentIntent, promoReply, validatePromo } from './payments.ts'

/**
 * The stages of a memorial's year:
 * - `ACTIVE`: its year runs
 * - `ENDING`: it ends within 60 days
 * - `GRACE`: it is over, and everyone can still read the memorial
 * - `ARCHIVED`: its page is closed; its hosts still have everything, for some time
 */
export const RetentionState = z.enum(['ACTIVE', 'ENDING', 'GRACE', 'ARCHIVED'])
export type RetentionState = z.infer<typeof RetentionState>

/** A calendar day in the product's time zone, `2027-11-20`; a last day counts as a whole day. */
const Day = z.iso.date()

export const Retention = z.object({
  state: RetentionState,
  retainedUntil: Timestamp,
  /** The last day of its year. */
  lastDay: Day,
  /** The last day on which visitors can read it. */
  readableUntil: Day,
  /** The last day before it is removed for good. */
  filesUntil: Day,
  /** From this day on it can be extended. */
  extendableFrom: Day,
  /** The last day of its year if it were extended today. */
  extendedUntil: Day,
  /** The price of another year, in minor units. */
  priceMinor: z.number().int(),
  currency: z.string(),
})
export type Retention = z.infer<typeof Retention>

export const getRetention = endpoint({
  method: 'GET',
  path: '/memorial/retention/:memorialUuid',
  summary: 'How long a memorial is kept, and what happens then; null until it is paid for',
  ...hostCall,
  reply: { retention: Retention.nullable() },
})

export const validateExtensionPromo = endpoint({
  method: 'POST',
  path: '/memorial/extension/promo',
  summary: 'Look a promo code up for another year of a memorial; five wrong ones a year',
  access: 'host',
  memorialIn: 'body',
  body: validatePromo.body,
  /** Already extended if the code is free. */
  reply: { ...promoReply, retention: Retention },
  errors: ['PROMO_NOT_FOUND', 'PROMO_CHECKS_USED_UP', 'NOT_PAID', 'EXTENSION_TOO_EARLY'],
})

export const createExtensionIntent = endpoint({
  method: 'POST',
  path: '/memorial/extension-intent',
  summary: 'Begin the payment for another year; the same one is returned until it is settled',
  access: 'host',
  memorialIn: 'body',
  body: InMemorial.extend({ promoCode: z.string().trim().max(64).nullish() }),
  reply: createPaymentIntent.reply,
  errors: [...validateExtensionPromo.errors, 'PROMO_USED_UP', 'PAYMENT_UNDER_WAY'],
})

export const finishExtension = endpoint({
  method: 'POST',
  path: '/memorial/extension',
  summary: 'Settle the payment for another year: the provider is asked, and only a matching success counts',
  access: 'host',
  priority: 'essential',
  memorialIn: 'body',
  body: InMemorial.extend({
    stripePaymentConfirmation: z.unknown().optional(),
    paymentIntentId: Token(255).min(1),
  }),
  reply: { retention: Retention },
  errors: ['INTENT_UNKNOWN', 'INTENT_MISMATCH', 'PAYMENT_INCOMPLETE', 'PAYMENT_UNDER_WAY', 'PROMO_USED_UP'],
})
