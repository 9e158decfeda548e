import type { WaitingFundChange } from '#contract/fund-changes.ts'
import type { FundChangeRow } from './repo-changes.ts'

const fields = ['title', 'description', 'recipient', 'payout', 'charity'] as const

/** The fields that it changes, as they are and as they will be. */
export const changedFields = (row: FundChangeRow) =>
  fields.flatMap((field) => {
    const [before, after] = [row[`${field}Now`] ?? '', row[field] ?? '']
    return before === after ? [] : [{ field, before, after }]
  })

/** A change of a fund that waits, for one of the hosts. */
export const presentChange = (row: FundChangeRow, userUuid: string): WaitingFundChange => ({
  id: row.uuid,
  fundId: row.fundUuid,
  title: row.titleNow,
  changes: changedFields(row),
  askedBy: askerOf(row),
  isYours: row.askedBy === userUuid,
  askedAt: row.askedAt.toISOString(),
  takesEffectAt: row.dueAt.toISOString(),
})

const nameOf = (firstName: string | null, surname: string | null, email: string | null): string =>
  `${firstName ?? ''} ${surname ?? ''}`.trim() || (email ?? '')

/** Empty once the account is gone. */
export const askerOf = (row: FundChangeRow): string =>
  nameOf(row.askerFirstName, row.askerSurname, row.askerEmail)

/** Who stopped it; empty where nobody did. */
export const enderOf = (row: FundChangeRow): string =>
  nameOf(row.enderFirstName, row.enderSurname, row.enderEmail)
