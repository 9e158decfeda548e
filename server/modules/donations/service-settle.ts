import { donations as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { type PaymentIntent, UnknownIntent } from '#server/ports/payments.ts'
import * as repo from './repo.ts'
import { type Gift, pays } from './rules.ts'
import type { DonationDeps } from './service-deps.ts'

/** While a donor may still be at it, the sweep keeps away. */
const QUIET_MS = 5 * 60_000
const OPEN_MS = limits.openHours * 60 * 60_000

/** How a gift that was begun ends. */
export function settling({ db, clock, jobs, memorials, provider }: DonationDeps) {
  /** Enters a gift whose money came, once however often it is asked. Rejects with INTENT_MISMATCH. */
  async function settle(gift: Gift, intent: PaymentIntent): Promise<void> {
    if (!pays(intent, gift)) throw new DomainError('INTENT_MISMATCH')
    if (gift.settledAt || isGivenBack(intent)) return
    await besideOrGone(gift.memorialUuid, (tx) => record(tx, gift.intentId))
  }

  async function besideOrGone(memorialUuid: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await memorials.changeBeside(memorialUuid, work)
    } catch (reason) {
      // Deleted meanwhile, and the money is there: it stands in the books all the same.
      if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
      await db.transaction().execute(work)
    }
  }

  async function record(tx: Tx, intentId: string): Promise<void> {
    const donationUuid = await repo.recordDonation(tx, intentId, clock.now())
    await repo.markSettled(tx, intentId, clock.now())
    if (donationUuid) await jobs.enqueue(tx, 'donation.receipt', { donationUuid })
  }

  /**
   * Asks the provider about every gift that was begun and not ended: the browser, or this server, may have died. What
   * was paid is entered; what nobody paid for a day is called off, so that it cannot be paid any more.
   */
  async function sweep(): Promise<void> {
    const failures: unknown[] = []
    for (const gift of await repo.listOpen(db, new Date(clock.now().getTime() - QUIET_MS)))
      await sweepOne(gift).catch((reason: unknown) => failures.push(reason))
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} gifts could not be settled`)
  }

  const sweepOne = async (gift: Gift): Promise<void> => enter(gift, await whereItStands(gift))

  /** Brings the books where the money stands now, whatever the news of it were. */
  const settleByWord = async (gift: Gift): Promise<void> =>
    enter(gift, await known(() => provider.getIntent(gift.intentId)))

  async function enter(gift: Gift, intent: PaymentIntent | null): Promise<void> {
    const { intentId, memorialUuid } = gift
    if (intent?.status === 'succeeded') {
      if (isGivenBack(intent))
        return besideOrGone(memorialUuid, (tx) =>
          repo.markRefunded(tx, intentId, intent.refundedMinor, clock.now()),
        )
      if (intent.refundedMinor > 0) await repo.noteRefund(db, intentId, intent.refundedMinor)
      await settle(gift, intent)
    } else if (!intent || intent.status === 'canceled') await repo.markSettled(db, intentId, clock.now())
  }

  /** null when the provider knows nothing of it. */
  async function whereItStands({ intentId, createdAt }: Gift): Promise<PaymentIntent | null> {
    const isOver = clock.now().getTime() - createdAt.getTime() > OPEN_MS
    return known(() => (isOver ? provider.cancelIntent(intentId) : provider.getIntent(intentId)))
  }

  return { settle, settleByWord, sweep }
}

const isGivenBack = ({ refundedMinor, amountMinor }: PaymentIntent): boolean => refundedMinor >= amountMinor

/** null when the provider knows nothing of it. */
async function known(ask: () => Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof UnknownIntent) return null
    throw reason
  }
}
