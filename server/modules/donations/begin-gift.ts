import { donationFee } from '#contract/donation-fee.ts'
import type { Language } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { insertPayment } from '#server/modules/payments/select-payments.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { type Gift, selectGifts } from './queries.ts'
import type { WantedGift } from './rules.ts'

// Stores a gift before money is asked for (docs/decisions/0029), for accounts and guests.

/** The open fund that is named, or else the first, and the account set for its gifts, if any. Rejects with FUND_MISSING. */
async function openFund(db: Db, memorialUuid: string, fundUuid: string | null) {
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

interface Giving {
  memorialUuid: string
  email: string
  /**
   * What names the gift: an id from the account's browser, so that pressing the button twice is one gift; or a key that is
   * in the address of a guest's page.
   */
  of:
    | { userUuid: string; clientId: string }
    | ({ userUuid: null } & Pick<Gift, 'guestKey' | 'donorName' | 'donorEmail' | 'donorLanguage'>)
  idempotencyKey: string
  /** For a guest, who pays on a page of the provider. */
  hosted?: { language: Language; returnUrl: string }
}

/**
 * Nothing is charged yet. Gives the existing gift if the same one was begun a moment ago. Rejects with PUBLIC_MISSING, BLOCKED,
 * ADDRESS_UNPROVEN or FUND_MISSING.
 */
export async function beginGift(
  context: Context,
  { amountMinor, anonymous, fundUuid: wantedFund }: WantedGift,
  { memorialUuid, email, of, idempotencyKey, hosted }: Giving,
): Promise<Gift> {
  const { db, provider, currency, clock } = context
  const { userUuid } = of
  const donor = { userUuid, ...(hosted && { email }) }
  const { uuid: fundUuid, title, account } = await openFund(db, memorialUuid, wantedFund)
  const feeMinor = donationFee(amountMinor, context.donationTerms.fee)
  const wanted = {
    amountMinor: amountMinor + feeMinor,
    currency,
    email,
    metadata: { purpose: 'donation', memorialUuid, userUuid } as const,
    account,
    feeMinor,
    idempotencyKey,
  }
  const { id: intentId, customerId } = hosted
    ? await provider.createHostedIntent({ ...wanted, title, ...hosted })
    : await provider.createIntent(wanted)
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
    const { title: fundTitle, recipient, payout, charity } = await openFund(tx, memorialUuid, fundUuid)
    const gift = { memorialUuid, fundUuid, amountMinor, feeMinor, anonymous, ...of }
    const words = { fundTitle, recipient, payout, charity }
    const terms = { provider: provider.name, currency, createdAt: clock.now() }
    await insertPayment(tx, { purpose: 'donation', ...gift, intentId, customerId, ...words, ...terms })
    return selectGifts(tx).where('intentId', '=', intentId).executeTakeFirstOrThrow()
  })
}
