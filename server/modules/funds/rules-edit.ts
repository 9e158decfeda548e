import type { Selectable } from 'kysely'
import type { updateFunds } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import type { HostFacts } from '#server/lib/caller.ts'
import type { DB } from '#server/ports/database.ts'
import type { FundChange } from '#server/ports/jobs.ts'

export type FundsEdit = Body<typeof updateFunds>

/** An open fund with its position. */
export type FundRow = Pick<
  Selectable<DB['funds']>,
  'uuid' | 'title' | 'description' | 'recipient' | 'payout' | 'charity' | 'goalMinor' | 'position'
>

/** `deletedAt` is set for a closed fund: it takes no more gifts, but holds some. */
export type KnownFund = FundRow & {
  deletedAt: Date | null
  /** It holds gifts, or a gift to it is in progress. */
  holdsGifts: boolean
}

/**
 * The open funds after an edit: those it names, in its order, then the others unchanged. A fund to delete goes even if
 * it is also named, and so does one without a title. Fields of a named fund that the edit leaves out stay; naming a
 * closed fund opens it again.
 */
export function fundsAfter(
  edit: Pick<FundsEdit, 'funds' | 'deleteFundIds'>,
  existing: readonly KnownFund[],
  newUuid: () => string,
): FundRow[] {
  const deleted = new Set(edit.deleteFundIds.map((id) => id.toLowerCase()))
  const free = new Map(existing.filter(({ uuid }) => !deleted.has(uuid)).map((fund) => [fund.uuid, fund]))
  const named = edit.funds.flatMap(({ id, title, ...said }) => {
    const uuid = id?.toLowerCase() ?? newUuid()
    const known = free.get(uuid)
    free.delete(uuid)
    if (title === '' || deleted.has(uuid)) return []
    const field = <K extends keyof typeof said>(name: K) =>
      (said[name] === undefined ? known?.[name] : said[name]) ?? null
    return {
      uuid: known ? uuid : newUuid(),
      title,
      description: field('description'),
      recipient: field('recipient'),
      payout: field('payout'),
      charity: field('charity'),
      goalMinor: field('goalMinor'),
    }
  })
  const others = [...free.values()].filter((fund) => !fund.deletedAt)
  return [...named, ...others.map(({ deletedAt, holdsGifts, ...fund }) => fund)].map((fund, position) => ({
    ...fund,
    position,
  }))
}

/** Whether a host may change the texts of a fund: donors gave because of these texts (docs/decisions/0029). */
export const mayReword = (role: HostFacts['role'], holdsGifts: boolean): boolean =>
  role === 'OWNER' || !holdsGifts

/** The funds whose texts an edit changes. */
export const reworded = (before: readonly KnownFund[], after: readonly FundRow[]): KnownFund[] =>
  before.filter((fund) => after.some((next) => next.uuid === fund.uuid && !saySame(fund, next)))

const saySame = (one: FundRow, other: FundRow) =>
  (['title', 'description', 'recipient', 'payout', 'charity'] as const).every(
    (field) => one[field] === other[field],
  )

/** The changes of the funds that hosts are told. A new order alone is not told. */
export function fundChanges(before: readonly KnownFund[], after: readonly FundRow[]): FundChange[] {
  const known = new Map(before.map((fund) => [fund.uuid, fund]))
  const kept = new Set(after.map(({ uuid }) => uuid))
  const changed = after.flatMap((fund): FundChange[] => {
    const what = whatChanged(known.get(fund.uuid), fund)
    return what ? [{ fundUuid: fund.uuid, what }] : []
  })
  const ended = before
    .filter(({ uuid, deletedAt }) => !deletedAt && !kept.has(uuid))
    .map(({ uuid }): FundChange => ({ fundUuid: uuid, what: 'ENDED' }))
  return [...changed, ...ended]
}

function whatChanged(before: KnownFund | undefined, after: FundRow): FundChange['what'] | null {
  if (!before) return 'ADDED'
  if (before.deletedAt) return 'REOPENED'
  if (before.title !== after.title) return 'RENAMED'
  if (!saySame(before, after)) return 'REWORDED'
  return before.goalMinor === after.goalMinor ? null : 'GOAL'
}
