import { DomainError } from '#server/lib/domain-error.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import { insertPayment } from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { type Gift, selectGifts } from './queries.ts'

// Stores a gift before money is asked for (docs/decisions/0029), for accounts and guests.

/**
 * The open fund that is named, or else the first, and the account set for its gifts, if any. Rejects with FUND_MISSING.
 */
export async function openFund({ db }: { db: Db }, memorialUuid: string, fundUuid: string | null) {
  const fund = await db
    .selectFrom('funds')
    .innerJoin('memorials', 'memorials.uuid', 'funds.memorialUuid')
    .select(['funds.uuid', 'funds.title', 'funds.recipient', 'funds.payout', 'funds.charity'])
    .select((eb) => eb.fn.coalesce('funds.connectedAccount', 'memorials.connectedAccount').as('account'))
    .where('funds.memorialUuid', '=', memorialUuid)
    .where('funds.deletedAt', 'is', null)
    .$if(fundUuid !== null, (query) => query.where('funds.uuid', '=', fundUuid))
    .orderBy('funds.position')
    .orderBy('funds.createdAt')
    .orderBy('funds.uuid')
    .limit(1)
    .executeTakeFirst()
  if (!fund) throw new DomainError('FUND_MISSING')
  return fund
}

/**
 * A gift of an account, with an id from its browser; or of a guest, with a key that names the gift in its page's
 * address.
 */
type NewGift = Pick<
  Gift,
  'memorialUuid' | 'fundUuid' | 'userUuid' | 'amountMinor' | 'feeMinor' | 'anonymous'
> &
  ({ clientId: string } | Pick<Gift, 'guestKey' | 'donorName' | 'donorEmail' | 'donorLanguage'>)

/**
 * Gives the existing gift if the same one was begun a moment ago. Rejects with PUBLIC_MISSING, BLOCKED, ADDRESS_UNPROVEN or
 * FUND_MISSING.
 *
 * @param donor is checked again for being blocked
 */
export function recordGift(
  context: Context,
  { id: intentId, customerId }: PaymentIntent,
  gift: NewGift,
  donor: { userUuid: string | null; email?: string },
): Promise<Gift> {
  const { provider, currency, clock } = context
  const { memorialUuid, fundUuid } = gift
  return changes.queueBehindChanges(context, memorialUuid, async (tx) => {
    // Locked until the transaction ends: no fund is removed, and nobody is blocked.
    const memorial = await tx
      .selectFrom('memorials')
      .select('uuid')
      .where('uuid', '=', memorialUuid)
      .where('deletedAt', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!memorial) throw new DomainError('PUBLIC_MISSING')
    await blocking.requireNotBlocked(tx, memorialUuid, donor)
    // A fund may have its own account: if it was closed meanwhile, no other fund replaces it.
    const {
      title: fundTitle,
      recipient,
      payout,
      charity,
    } = await openFund({ db: tx }, memorialUuid, fundUuid)
    const words = { fundTitle, recipient, payout, charity }
    const terms = { provider: provider.name, currency, createdAt: clock.now() }
    await insertPayment(tx, { purpose: 'donation', ...gift, intentId, customerId, ...words, ...terms })
    return selectGifts(tx).where('intentId', '=', intentId).executeTakeFirstOrThrow()
  })
}
