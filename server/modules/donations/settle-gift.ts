import { donations as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as disputes from '#server/modules/disputes/service.ts'
import { findIntent } from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { findGift, type Gift, isGone, selectGifts, sharedColumns } from './queries.ts'
import { pays } from './rules.ts'
import { type GiftStep, giftStatusOf, nextGiftStep } from './rules-status.ts'

/** The sweep leaves out younger gifts: their donors may still be paying. */
const QUIET_MS = 5 * 60_000
const OPEN_MS = limits.openHours * 60 * 60_000

// Settles begun gifts, whoever reports them and however often (rules-status.ts).

/** Updates our ledger to match the provider's report. Rejects with INTENT_MISMATCH. */
export async function settle(context: Context, gift: Gift, reported: PaymentIntent | null): Promise<void> {
  const { db } = context
  if (reported?.status === 'succeeded' && !pays(reported, gift)) throw new DomainError('INTENT_MISMATCH')
  if (reported) await disputes.record(context, reported)
  if (
    reported &&
    reported.refundedMinor > gift.refundedMinor &&
    reported.refundedMinor < reported.amountMinor
  )
    await recordPartialRefund(db, gift.intentId, reported.refundedMinor)
  const step = nextGiftStep(giftStatusOf(gift), reported)
  if (step === 'none') return
  const work = (tx: Tx) => take(context, tx, gift.intentId, reported)
  // An abandoned gift was never visible, so nobody who hosts the memorial is told.
  if (step === 'callOff') await db.transaction().execute(work)
  else if (step === 'recordDonation' && (await isGone(db, gift.memorialUuid))) await giveBack(context, gift)
  else await changes.changeEvenIfDeleted(context, gift.memorialUuid, work)
}

/**
 * Refunds a gift whose memorial was removed for good, so that it has no fund. Until the provider has refunded it, the
 * gift stays begun and the sweep tries again.
 */
async function giveBack(context: Context, gift: Gift): Promise<void> {
  const reported = await context.provider.refundIntent(gift.intentId)
  if (reported.refundedMinor >= reported.amountMinor) await settle(context, gift, reported)
}

async function take(
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  intentId: string,
  reported: PaymentIntent | null,
): Promise<void> {
  await tx
    .selectFrom('donationIntents')
    .select('intentId')
    .where('intentId', '=', intentId)
    .forUpdate()
    .execute()
  const gift = await findGift(tx, intentId)
  if (gift) await steps[nextGiftStep(giftStatusOf(gift), reported)](context, tx, gift, reported)
}

/**
 * Asks the provider about every unsettled gift, in case the browser or this server stopped. Enters what was paid;
 * calls off what was not paid for a day, so that it cannot be paid any more.
 */
export async function sweep(context: Context): Promise<void> {
  const { db, clock, provider } = context
  const failures: unknown[] = []
  const now = clock.now().getTime()
  const open = await selectGifts(db)
    .where('settledAt', 'is', null)
    .where('createdAt', '<', new Date(now - QUIET_MS))
    .orderBy('createdAt')
    .execute()
  for (const gift of open) {
    const { intentId, createdAt } = gift
    const isOver = now - createdAt.getTime() > OPEN_MS
    await findIntent(() => (isOver ? provider.cancelIntent(intentId) : provider.getIntent(intentId)))
      .then((reported) => settle(context, gift, reported))
      .catch((reason: unknown) => failures.push(reason))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} gifts could not be settled`)
}

/** The provider reports a gift (compose/provider-events.ts). False for one that is not in our ledger. */
export async function settleReported(context: Context, intentId: string): Promise<boolean> {
  const gift = await findGift(context.db, intentId)
  if (gift) await settleFromProvider(context, gift)
  return gift !== undefined
}

/** Updates our ledger to the provider's present state, whatever was reported before. */
export const settleFromProvider = async (context: Context, gift: Gift): Promise<void> =>
  settle(context, gift, await findIntent(() => context.provider.getIntent(gift.intentId)))

type Take = (
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  gift: Gift,
  reported: PaymentIntent | null,
) => Promise<void>

const steps: Record<GiftStep, Take> = {
  none: async () => {},
  async recordDonation({ clock, jobs }, tx, { intentId }) {
    // The same time for both: a dispute that is won enters the donation as of then.
    const now = clock.now()
    const donationUuid = await recordDonation(tx, intentId, now)
    await update(tx, intentId).set({ settledAt: now }).where('settledAt', 'is', null).execute()
    if (donationUuid) await jobs.enqueue(tx, 'donation.receipt', { donationUuid })
  },
  async recordRefund({ clock, jobs }, tx, { intentId, amountMinor, feeMinor }, reported) {
    const donationUuid = await removeDonation(tx, intentId)
    await markRefunded(tx, intentId, reported?.refundedMinor ?? amountMinor + feeMinor, clock.now())
    await jobs.enqueue(tx, 'donation.refunded', { intentId, donationUuid })
  },
  /** The donor asked their bank for the money, so only the operator is told. */
  async recordLostDispute({ clock }, tx, { intentId }) {
    const now = clock.now()
    await removeDonation(tx, intentId)
    await update(tx, intentId)
      .set((eb) => ({ lostAt: now, settledAt: eb.fn.coalesce('settledAt', eb.val(now)) }))
      .execute()
  },
  async recordWonDispute({ clock }, tx, { intentId, settledAt }) {
    await recordDonation(tx, intentId, settledAt ?? clock.now())
    await update(tx, intentId).set({ lostAt: null }).execute()
  },
  /** Nothing was paid, so nobody gets a mail, and what a guest typed is deleted. */
  async callOff({ clock }, tx, { intentId }) {
    await update(tx, intentId).set({ settledAt: clock.now() }).where('settledAt', 'is', null).execute()
    await update(tx, intentId)
      .set({ donorName: null, donorEmail: null, donorLanguage: null })
      .where('guestKey', 'is not', null)
      .execute()
  },
}

const update = (db: Db, intentId: string) =>
  db.updateTable('donationIntents').where('intentId', '=', intentId)

/** Enters the donation in the ledger. Returns its uuid, or undefined when it was already entered. */
async function recordDonation(tx: Tx, intentId: string, dateDonated: Date): Promise<string | undefined> {
  const row = await tx
    .insertInto('donations')
    .columns([...sharedColumns, 'provider', 'dateDonated'])
    .expression((eb) =>
      eb
        .selectFrom('donationIntents')
        .select((eb) => [...sharedColumns, 'provider', eb.val(dateDonated).as('dateDonated')])
        .where('intentId', '=', intentId),
    )
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return row?.uuid
}

/** Stops counting the donation, and keeps the begun gift. Returns its uuid; null when it did not count. */
async function removeDonation(tx: Tx, intentId: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('donations')
    .where('intentId', '=', intentId)
    .returning('uuid')
    .executeTakeFirst()
  return row?.uuid ?? null
}

export const markRefunded = (tx: Tx, intentId: string, refundedMinor: number, now: Date) =>
  update(tx, intentId)
    .set((eb) => ({
      refundedMinor,
      refundedAt: now,
      settledAt: eb.fn.coalesce('settledAt', eb.val(now)),
    }))
    .execute()

/** The gift still counts. A late report of a smaller refund changes nothing. */
export const recordPartialRefund = (db: Db, intentId: string, refundedMinor: number) =>
  update(db, intentId).set({ refundedMinor }).where('refundedMinor', '<', refundedMinor).execute()
