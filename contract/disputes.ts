import { z } from 'zod'
import { endpoint, operatorList } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'

/** A chargeback: the payer's bank claims money back for its customer, or asks about the payment first. */
export const Dispute = z.object({
  /** The provider's id. */
  id: z.string(),
  paymentIntentId: z.string(),
  purpose: z.enum(['memorial', 'extension', 'donation']),
  /** `inquiry`: the bank asks, and the money is still here; `open`: the bank has the money until it decides. */
  state: z.enum(['inquiry', 'open', 'won', 'lost']),
  /** The bank's reason, such as `fraudulent`. */
  reason: z.string(),
  amountMinor: z.number().int(),
  currency: z.string(),
  openedAt: Timestamp,
  /** Until when a response counts; null when none is expected. */
  respondBy: Timestamp.nullable(),
  memorialUuid: Uuid,
  /** Null once the memorial was removed for good. */
  nameOfPerson: z.string().nullable(),
})

export const listDisputes = endpoint({
  method: 'GET',
  path: '/operator/disputes',
  summary: 'Payments and gifts that banks want back: undecided ones first, the newest first; 200 at most',
  ...operatorList,
  reply: { disputes: z.array(Dispute) },
})
