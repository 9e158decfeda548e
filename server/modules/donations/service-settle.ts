import { donations as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Tx } from '#server/ports/database.ts'
import { type PaymentIntent, UnknownIntent } from '#server/ports/payments.ts'
import * as repo from './repo.ts'
import { forgetGuest } from './repo-guests.ts'
import { type Gift, pays } from './rules.ts'
import { type GiftStep, giftStatusOf, nextGiftStep } from './rules-status.ts'
import type { DonationDeps } from './service-deps.ts'

/** The sweep leaves out younger gifts: their donors may still be paying. */
const QUIET_MS = 5 * 60_000
const OPEN_MS = limits.openHours * 60 * 60_000

/** Settles begun gifts, whoever reports them and however often (rules-status.ts). */
export function settling(deps: DonationDeps) {
  const { db, clock, jobs, provider, disputes } = deps

  /** Updates our ledger to match the provider's report. Rejects with INTENT_MISMATCH. */
  async function settle(gift: Gift, reported: PaymentIntent | null): Promise<void> {
    if (reported?.status === 'succeeded' && !pays(reported, gift)) throw new DomainError('INTENT_MISMATCH')
    if (reported) await disputes.record(reported)
    if (
      reported &&
      reported.refundedMinor > gift.refundedMinor &&
      reported.refundedMinor < reported.amountMinor
    )
      await repo.recordPartialRefund(db, gift.intentId, reported.refundedMinor)
    const step = nextGiftStep(giftStatusOf(gift), reported)
    if (step === 'none') return
    const work = (tx: Tx) => take(tx, gift.intentId, reported)
    // An abandoned gift was never visible, so nobody who hosts the memorial is told.
    if (step === 'callOff') await db.transaction().execute(work)
    else if (step === 'recordDonation' && (await repo.isGone(db, gift.memorialUuid))) await giveBack(gift)
    else await recordEvenIfDeleted(gift.memorialUuid, work)
  }

  /**
   * Refunds a gift whose memorial was removed for good, so that it has no fund. Until the provider has refunded it, the
   * gift stays begun and the sweep tries again.
   */
  async function giveBack(gift: Gift): Promise<void> {
    const reported = await provider.refundIntent(gift.intentId)
    if (reported.refundedMinor >= reported.amountMinor) await settle(gift, reported)
  }

  async function take(tx: Tx, intentId: string, reported: PaymentIntent | null): Promise<void> {
    const gift = await repo.lockGift(tx, intentId)
    if (gift) await steps[nextGiftStep(giftStatusOf(gift), reported)](tx, gift, reported)
  }

  const steps: Record<GiftStep, (tx: Tx, gift: Gift, reported: PaymentIntent | null) => Promise<void>> = {
    none: async () => {},
    async recordDonation(tx, { intentId }) {
      const now = clock.now()
      const donationUuid = await repo.recordDonation(tx, intentId, now)
      await repo.markSettled(tx, intentId, now)
      if (donationUuid) await jobs.enqueue(tx, 'donation.receipt', { donationUuid })
    },
    async recordRefund(tx, { intentId, amountMinor, feeMinor }, reported) {
      const donationUuid = (await repo.removeDonation(tx, intentId)) ?? null
      const refundedMinor = reported?.refundedMinor ?? amountMinor + feeMinor
      await repo.markRefunded(tx, intentId, refundedMinor, clock.now())
      await jobs.enqueue(tx, 'donation.refunded', { intentId, donationUuid })
    },
    /** The donor asked their bank for the money, so only the operator is told. */
    async recordLostDispute(tx, { intentId }) {
      await repo.removeDonation(tx, intentId)
      await repo.markLost(tx, intentId, clock.now())
    },
    async recordWonDispute(tx, { intentId, settledAt }) {
      await repo.recordDonation(tx, intentId, settledAt ?? clock.now())
      await repo.markReturned(tx, intentId)
    },
    async callOff(tx, { intentId }) {
      await repo.markSettled(tx, intentId, clock.now())
      // Nothing was paid, so nobody gets a mail.
      await forgetGuest(tx, intentId)
    },
  }

  async function recordEvenIfDeleted(memorialUuid: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await changes.changeWithoutNewVersion(deps, memorialUuid, work)
    } catch (reason) {
      // The memorial was deleted meanwhile, and the money is here: the gift is entered all the same, since the owner
      // may restore the memorial.
      if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
      await db.transaction().execute(work)
    }
  }

  /**
   * Asks the provider about every unsettled gift, in case the browser or this server stopped. Enters what was paid;
   * calls off what was not paid for a day, so that it cannot be paid any more.
   */
  async function sweep(): Promise<void> {
    const failures: unknown[] = []
    for (const gift of await repo.listOpen(db, new Date(clock.now().getTime() - QUIET_MS)))
      await sweepOne(gift).catch((reason: unknown) => failures.push(reason))
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} gifts could not be settled`)
  }

  const sweepOne = async (gift: Gift): Promise<void> => settle(gift, await stateAtProvider(gift))

  /** Updates our ledger to the provider's present state, whatever was reported before. */
  const settleFromProvider = async (gift: Gift): Promise<void> =>
    settle(gift, await known(() => provider.getIntent(gift.intentId)))

  /** Null when the provider does not know the gift. */
  async function stateAtProvider({ intentId, createdAt }: Gift): Promise<PaymentIntent | null> {
    const isOver = clock.now().getTime() - createdAt.getTime() > OPEN_MS
    return known(() => (isOver ? provider.cancelIntent(intentId) : provider.getIntent(intentId)))
  }

  return { settle, settleFromProvider, sweep }
}

/** Null when the provider does not know the gift. */
async function known(ask: () => Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof UnknownIntent) return null
    throw reason
  }
}
