import { DomainError } from '#server/lib/domain-error.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import type { Gift } from './rules.ts'

// Stores a gift before money is asked for (docs/decisions/0029), for accounts and guests.

/** The fund that is named, or else the first. Rejects with FUND_MISSING. */
export const openFund = ({ db }: Pick<Context, 'db'>, memorialUuid: string, fundUuid: string | null) =>
  requireFund(db, memorialUuid, fundUuid)

/**
 * Rejects with PUBLIC_MISSING, BLOCKED, ADDRESS_UNPROVEN or FUND_MISSING.
 *
 * @param donor is checked again for being blocked
 */
export function recordGift(
  context: Context,
  gift: repo.NewGift,
  donor: { userUuid: string | null; email?: string },
): Promise<Gift> {
  const { memorialUuid, fundUuid } = gift
  return changes.queueBehindChanges(context, memorialUuid, async (tx) => {
    if (!(await repo.lockMemorialShared(tx, memorialUuid))) throw new DomainError('PUBLIC_MISSING')
    await blocking.requireNotBlocked(tx, memorialUuid, donor)
    // A fund may have its own account: if it was closed meanwhile, no other fund replaces it.
    const { title: fundTitle, recipient, payout, charity } = await requireFund(tx, memorialUuid, fundUuid)
    return repo.insertGift(tx, { ...gift, fundTitle, recipient, payout, charity })
  })
}

async function requireFund(on: Db, memorialUuid: string, fundUuid: string | null) {
  const fund = await repo.findOpenFund(on, memorialUuid, fundUuid)
  if (!fund) throw new DomainError('FUND_MISSING')
  return fund
}
