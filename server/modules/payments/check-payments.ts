import { donations } from '#contract/limits.ts'
import { tryEach } from '#server/lib/try-each.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { findIntent } from './ask-provider.ts'
import { listUndecided } from './record-dispute.ts'
import { giveBack } from './refund-memorial.ts'
import { readMemorialStatus } from './rules-status.ts'
import { listBegunOf, selectBegun, selectMemorial, selectPayments, updatePayment } from './select-payments.ts'
import { callOffPayment, settleFromProvider, settleReported } from './settle-payment.ts'

/** The sweep leaves out younger payments: their payers may still be paying. */
const QUIET_MS = 5 * 60_000
/** The provider repeats its webhooks for three days; after that only this sweep would notice a payment. */
const SWEPT_MS = 4 * 24 * 60 * 60_000
const GIFT_OPEN_MS = donations.openHours * 60 * 60_000

// Asks about payments that nobody reported: the browser or this server may have stopped, and webhooks may be lost.

/** Of all memorials. Surplus is given back; a gift that was not paid for a day cannot be paid any more. */
export async function sweepPayments(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now().getTime()
  const quiet = new Date(now - QUIET_MS)
  const begun = await selectBegun(db)
    .where('createdAt', '<', quiet)
    .where((eb) => eb.or([eb('purpose', '=', 'donation'), eb('createdAt', '>', new Date(now - SWEPT_MS))]))
    .execute()
  const surplus = await selectPayments(db)
    .where('paidAt', '<', quiet)
    .where('completedAt', 'is', null)
    .where('refundedAt', 'is', null)
    .where('lostAt', 'is', null)
    .orderBy('paidAt')
    .execute()
  await tryEach([...begun, ...surplus], (payment) => {
    if (payment.paidAt) return giveBack(context, payment)
    const isOver = payment.purpose === 'donation' && now - payment.createdAt.getTime() > GIFT_OPEN_MS
    return (isOver ? callOffPayment : settleFromProvider)(context, payment)
  })
}

/** Settles what was begun for a memorial, whenever that was: the browser may have stopped after paying. */
export async function settleBegunOf(
  context: Context,
  memorialUuid: string,
  purpose: 'memorial' | 'extension',
): Promise<void> {
  for (const payment of await listBegunOf(context.db, memorialUuid, purpose))
    await settleFromProvider(context, payment)
}

/** Calls off what was begun for the same once one is paid, so that nobody pays twice. */
export async function releasePayments(context: Context, memorialUuid: string): Promise<void> {
  const { db } = context
  const memorial = await selectMemorial(db, memorialUuid).executeTakeFirst()
  const first = await listBegunOf(db, memorialUuid, 'memorial')
  const years = await listBegunOf(db, memorialUuid, 'extension')
  const former = years.filter(
    ({ extendsFrom }) => extendsFrom?.getTime() !== memorial?.retainedUntil?.getTime(),
  )
  const isWanted = readMemorialStatus('memorial', memorial) === 'unpaid'
  await tryEach([...(isWanted ? [] : first), ...former], (payment) => callOffPayment(context, payment))
}

/**
 * Calls off all begun payments for another year, inside the transaction that removes the memorial. False when something
 * was paid: then the memorial is to be kept.
 */
export async function callOffYears(
  { provider, clock }: Pick<Context, 'provider' | 'clock'>,
  tx: Tx,
  memorialUuid: string,
): Promise<boolean> {
  let isNothingPaid = true
  for (const { uuid, intentId } of await listBegunOf(tx, memorialUuid, 'extension')) {
    const intent = await findIntent(() => provider.cancelIntent(intentId))
    if (intent?.status === 'succeeded') isNothingPaid = false
    else await updatePayment(tx, uuid).set({ calledOffAt: clock.now() }).execute()
  }
  return isNothingPaid
}

/** The provider's news of a bank's decision may have been lost. */
export const checkDisputed = async (context: Context): Promise<void> =>
  tryEach(await listUndecided(context), (intentId) => settleReported(context, intentId))
