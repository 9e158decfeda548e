import { randomUUID } from 'node:crypto'
import { donationFee, minorUnits } from '#contract/donation-fee.ts'
import type { Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import type { processDonation } from '#contract/visitors.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import { CardRefused, UnknownIntent } from '#server/ports/payments.ts'
import { presentGift, presentLedger } from './present.ts'
import * as repo from './repo.ts'
import { type Gift, idempotencyKey, isSame, type WantedGift } from './rules.ts'
import { beginning } from './service-begin.ts'
import type { DonationDeps } from './service-deps.ts'
import { guestGiving } from './service-guests.ts'
import { refunding } from './service-refunds.ts'
import { settling } from './service-settle.ts'

type Wanted = Body<typeof processDonation>

export type Donations = ReturnType<typeof createDonations>

/**
 * Giving to a fund. A gift is stored before the provider is asked for money, and entered in the ledger when the
 * provider reports it as paid. If anything stops in between, `sweep` settles it.
 */
export function createDonations(deps: DonationDeps) {
  const { db, clock, networkLimits, provider, currency, fee } = deps
  const { settle, settleFromProvider, sweep } = settling(deps)
  const { refund } = refunding(deps, settle)
  const { openFund, recordGift } = beginning(deps)
  const guests = guestGiving(deps, settleFromProvider)

  /**
   * Rejects as `access.readable` does, or with BLOCKED, FUND_MISSING, TOO_MANY_ATTEMPTS, CAPTCHA_NEEDED, or
   * CARD_REFUSED with a text for the donor and the provider's own `reason`.
   */
  async function give(caller: Caller, visitor: Visitor, wanted: Wanted, ip: string) {
    const { memorialUuid } = await access.readable(deps, wanted.memorialSlug, visitor)
    const { inviteToken, captcha } = wanted
    const link = await access.linkKind(deps, memorialUuid, inviteToken)
    await networkLimits.count({
      person: ['donationByUser', `${caller.uuid} ${memorialUuid}`],
      network: networkKeyOf(link, 'donationByIp', { ip, memorialUuid }),
      proof: captcha,
    })
    const gift = await begin(caller, memorialUuid, wanted)
    return charge(gift, wanted.paymentMethodId)
  }

  /** The gift for this press of the button, new or begun before. No money moves yet. */
  async function begin(caller: Caller, memorialUuid: string, wanted: Wanted): Promise<Gift> {
    const amountMinor = minorUnits(wanted.amount)
    if (amountMinor === null)
      throw new DomainError('BAD_INPUT', { field: 'amount', problem: fieldProblem('donationAmount') })
    const { anonymous, clientId = null } = wanted
    const wish = { amountMinor, anonymous, fundUuid: wanted.fundId?.toLowerCase() ?? null }
    await blocking.requireNotBlocked(db, memorialUuid, { userUuid: caller.uuid })
    const known = clientId
      ? await repo.findByClientId(db, { memorialUuid, userUuid: caller.uuid, clientId })
      : undefined
    const gift = known ?? (await beginNew(caller, memorialUuid, wish, clientId ?? randomUUID()))
    if (!isSame(gift, wish)) throw new DomainError('BAD_INPUT', { field: 'clientId' })
    return gift
  }

  async function beginNew(caller: Caller, memorialUuid: string, wish: WantedGift, clientId: string) {
    const wantedFund = await openFund(memorialUuid, wish.fundUuid)
    const feeMinor = donationFee(wish.amountMinor, fee)
    const metadata = { purpose: 'donation', memorialUuid, userUuid: caller.uuid } as const
    const intent = await provider.createIntent({
      amountMinor: wish.amountMinor + feeMinor,
      currency,
      email: caller.email,
      metadata,
      account: wantedFund.account,
      feeMinor,
      idempotencyKey: idempotencyKey(memorialUuid, caller.uuid, clientId),
    })
    const gift = {
      intentId: intent.id,
      memorialUuid,
      fundUuid: wantedFund.uuid,
      userUuid: caller.uuid,
      donorName: null,
      amountMinor: wish.amountMinor,
      feeMinor,
      currency,
      anonymous: wish.anonymous,
      provider: provider.name,
      createdAt: clock.now(),
      clientId,
    }
    return recordGift(gift, { userUuid: caller.uuid })
  }

  async function charge(gift: Gift, paymentMethodId: string) {
    const intent = await refusedInWords(() => provider.confirmIntent(gift.intentId, paymentMethodId))
    if (intent.status === 'requires_action')
      return presentGift(gift, await provider.clientSecret(gift.intentId))
    if (intent.status !== 'succeeded') throw new DomainError('CARD_REFUSED')
    await settle(gift, intent)
    return presentGift(gift, null)
  }

  /**
   * `id`: of the payment, or the one that the donor's browser chose. Rejects with INTENT_UNKNOWN, also for somebody else's gift, with PAYMENT_INCOMPLETE, and with FUND_MISSING when it
   * is refunded because its memorial is gone.
   */
  async function finish(caller: Caller, id: string) {
    const gift = await repo.findOwn(db, id, caller.uuid)
    if (!gift) throw new DomainError('INTENT_UNKNOWN')
    const intent = await askProvider(gift.intentId)
    if (intent.status !== 'succeeded') throw new DomainError('PAYMENT_INCOMPLETE')
    await settle(gift, intent)
    if (await repo.isGone(db, gift.memorialUuid)) throw new DomainError('FUND_MISSING')
    return presentGift(gift, null)
  }

  /** The provider reports a gift (`payments.onProviderEvent`). False for one that is not in our ledger. */
  async function onProviderEvent(intentId: string): Promise<boolean> {
    const gift = await repo.findGift(db, intentId)
    if (gift) await settleFromProvider(gift)
    return gift !== undefined
  }

  async function askProvider(intentId: string) {
    try {
      return await provider.getIntent(intentId)
    } catch (reason) {
      if (reason instanceof UnknownIntent) throw new DomainError('INTENT_UNKNOWN')
      throw reason
    }
  }

  async function exportLedger() {
    return { filename: 'donations.csv', csv: presentLedger(await repo.readLedger(db)) }
  }

  return { give, finish, guests, onProviderEvent, sweep, refund, exportLedger }
}

async function refusedInWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (reason) {
    if (!(reason instanceof CardRefused)) throw reason
    throw new DomainError('CARD_REFUSED', {
      cardCode: reason.code,
      english: reason.message,
      extra: { reason: reason.code },
    })
  }
}
