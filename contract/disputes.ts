import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp, Uuid } from './fields.ts'

/** What the bank of somebody who paid wants back for its customer (a chargeback), or asks about first. */
export const Dispute = z.object({
  /** The provider's. */
  id: z.string(),
  paymentIntentId: z.string(),
  purpose: z.enum(['memorial', 'extension', 'donation']),
  /** `inquiry`: the bank asks, and the money is still here; `open`: it has the money until it is decided. */
  state: z.enum(['inquiry', 'open', 'won', 'lost']),
  /** The bank's, such as `fraudulent`. */
  reason: z.string(),
  amountMinor: z.number().int(),
  currency: z.string(),
  openedAt: Timestamp,
  /** Until when an answer counts; null when none is waited for. */
  respondBy: Timestamp.nullable(),
  memorialUuid: Uuid,
  /** null once the memorial is removed for good. */
  nameOfPerson: z.string().nullable(),
})

export const listDisputes = endpoint({
  method: 'GET',
  path: '/operator/disputes',
  summary: 'Payments and gifts that banks want back: undecided ones first, the newest first; 200 at most',
  access: 'operator',
  priority: 'deferrable',
  reply: { disputes: z.array(Dispute) },
})
