import type { KnownPayment } from '#contract/operating.ts'
import type { KnownMemorial } from '#contract/safety.ts'
import type { KnownRow } from './repo.ts'
import type { PaymentRow } from './service-overview.ts'

/** A memorial in the operator's search. */
export function presentKnown(row: KnownRow): KnownMemorial {
  const { uuid, shareSlug, nameOfPerson, email, visibility } = row
  return {
    uuid,
    shareSlug,
    nameOfPerson,
    ownerEmail: email ?? '',
    createdAt: row.createdAt.toISOString(),
    paid: row.paymentCompletedAt !== null,
    visibility,
    hidden: row.hiddenAt !== null,
    deleted: row.deletedAt !== null,
  }
}

/** Without who paid. */
export const presentPayment = ({ intentId, createdAt, ...row }: PaymentRow): KnownPayment => ({
  ...row,
  paymentIntentId: intentId,
  beganAt: createdAt.toISOString(),
})
