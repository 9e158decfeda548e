import type { z } from 'zod'
import type { Dispute } from '#contract/disputes.ts'
import type { DisputeRow } from './repo.ts'

export const presentDispute = (row: DisputeRow): z.infer<typeof Dispute> => ({
  id: row.disputeId,
  paymentIntentId: row.intentId,
  purpose: row.purpose,
  state: row.state,
  reason: row.reason,
  amountMinor: row.amountMinor,
  currency: row.currency,
  openedAt: row.openedAt.toISOString(),
  respondBy: row.respondBy?.toISOString() ?? null,
  memorialUuid: row.memorialUuid,
  nameOfPerson: row.nameOfPerson,
})
