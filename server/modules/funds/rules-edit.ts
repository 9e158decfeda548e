import type { updateFunds } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'

export type FundsEdit = Body<typeof updateFunds>

/** A fund as it is asked for, at its place. */
export interface FundRow {
  uuid: string
  title: string
  description: string | null
  goalMinor: number | null
  position: number
}

/** `deletedAt` of one that is closed: no longer asked for, but given to. */
export type KnownFund = FundRow & { deletedAt: Date | null }

/**
 * The funds that are asked for after an edit that names some: those, in the order given, then the others as they were.
 * What is to be deleted goes even if it is named too, and one left without a title goes as well. Of a
 * named fund, what the edit does not say stays; a closed one that is named is asked for again.
 */
export function fundsAfter(
  edit: Pick<FundsEdit, 'funds' | 'deleteFundIds'>,
  existing: readonly KnownFund[],
  newUuid: () => string,
): FundRow[] {
  const deleted = new Set(edit.deleteFundIds.map((id) => id.toLowerCase()))
  const free = new Map(existing.filter(({ uuid }) => !deleted.has(uuid)).map((fund) => [fund.uuid, fund]))
  const named = edit.funds.flatMap(({ id, title, description, goalMinor }) => {
    const uuid = id?.toLowerCase() ?? newUuid()
    const known = free.get(uuid)
    free.delete(uuid)
    if (title === '' || deleted.has(uuid)) return []
    return {
      uuid: known ? uuid : newUuid(),
      title,
      description: description === undefined ? (known?.description ?? null) : description,
      goalMinor: goalMinor === undefined ? (known?.goalMinor ?? null) : goalMinor,
    }
  })
  const others = [...free.values()].filter((fund) => !fund.deletedAt)
  return [...named, ...others].map(({ uuid, title, description, goalMinor }, position) => ({
    uuid,
    title,
    description,
    goalMinor,
    position,
  }))
}
