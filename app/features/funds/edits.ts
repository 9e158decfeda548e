import type { Edit } from '#app/draft/edits.ts'
import { newId } from '#app/draft/ids.ts'
import { blankFund, type DraftFund } from '#app/draft/schema.ts'

export type FundField = 'title' | 'description' | 'recipient' | 'payout' | 'charity' | 'goal'

/** Adds an empty fund. */
export const addFund = (id: string = newId()): Edit => {
  return (draft) =>
    draft.funds.some((fund) => fund.id === id)
      ? draft
      : { ...draft, funds: [...draft.funds, { id, ...blankFund }] }
}

export const writeFund =
  (id: string, field: FundField, value: string): Edit =>
  (draft) => ({
    ...draft,
    funds: draft.funds.map((fund) => (fund.id === id ? { ...fund, [field]: value } : fund)),
  })

/** Removes a fund, unless it is the only one. */
export const removeFund =
  (id: string): Edit =>
  (draft) =>
    draft.funds.length > 1 ? { ...draft, funds: draft.funds.filter((fund) => fund.id !== id) } : draft

/** Restores a removed fund at its previous position, counted from 0. */
export const restoreFund =
  (fund: DraftFund, place: number): Edit =>
  (draft) =>
    draft.funds.some(({ id }) => id === fund.id)
      ? draft
      : { ...draft, funds: draft.funds.toSpliced(place, 0, fund) }
