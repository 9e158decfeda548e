import type { KnownMemorial } from '#contract/safety.ts'
import type { KnownRow } from './repo.ts'

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
