import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { donations } from './limits.ts'

export const updateFunds = endpoint({
  method: 'POST',
  path: '/memorial/funds/update/:memorialUuid',
  summary: 'Change, add and remove donation funds',
  access: 'host',
  params: z.object({ memorialUuid: Uuid }),
  body: z.object({
    funds: z.array(z.object({ id: Uuid.nullish(), title: z.string(), description: z.string().nullish() })),
    deleteFundIds: z.array(Uuid),
  }),
  planned: true,
})

export const processDonation = endpoint({
  method: 'POST',
  path: '/donation/process',
  summary: 'Give to a fund; amount in whole currency units with at most two decimals',
  access: 'user',
  body: z.object({
    memorialSlug: z.string(),
    amount: z.number().min(donations.min).max(donations.max),
    anonymous: z.boolean(),
    paymentMethodId: z.string(),
    fundId: Uuid.nullish(),
  }),
  reply: { transactionId: z.string(), paymentIntentId: z.string() },
  planned: true,
})
