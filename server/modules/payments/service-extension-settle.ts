import * as changes from '#server/modules/changes/service.ts'
import * as disputes from '#server/modules/disputes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { claimOf } from '#server/ports/payments.ts'
import * as years from './repo-extension.ts'
import * as payments from './repo-status.ts'
import { extendedUntil, settles, shortenedUntil } from './rules.ts'
import { paymentStatusOf } from './rules-status.ts'
import * as promos from './service-promos.ts'
import { findIntent } from './service-provider-intents.ts'

/** The sweep leaves out younger payments: their buyers may still be paying. */
const QUIET_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000

// Settles begun payments for another year: each ends with the year added, or is called off.

/** Adds the year of a payment whose money arrived; once, however often it is called. */
export const settle = (context: Context, payment: years.ExtensionRow): Promise<void> =>
  changes.changeEvenIfDeleted(context, payment.memorialUuid, (tx) => addYear(context, tx, payment))

/**
 * If somebody else paid for the same year a moment before, this payment is for the year after it: nobody pays twice
 * for one year. If somebody else used up the code meanwhile, it is refunded.
 */
async function addYear(context: Context, tx: Tx, payment: years.ExtensionRow) {
  const { clock, jobs } = context
  const { uuid, memorialUuid, promoCode, extendsFrom } = payment
  const year = await years.lockYear(tx, memorialUuid)
  const endsAt = year?.retainedUntil ?? extendsFrom
  const now = clock.now()
  if (!year) return giveBack(context, tx, uuid)
  if (!endsAt || !(await isUnentered(tx, uuid))) return
  if (promoCode && !(await promos.use(context, tx, promoCode, payment))) {
    await payments.markPromoMissed(tx, uuid)
    return giveBack(context, tx, uuid)
  }
  await years.completeExtension(tx, uuid, endsAt, now)
  await memorials.retainUntil(tx, memorialUuid, extendedUntil(endsAt, now))
  await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: uuid })
  await jobs.enqueue(tx, 'payment.release', { memorialUuid })
}

/** Refunds a payment that nobody has any use of, e.g. because the memorial was removed for good. */
async function giveBack(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  uuid: string,
): Promise<void> {
  if (!(await isUnentered(tx, uuid))) return
  await payments.markSurplus(tx, uuid, clock.now())
  await jobs.enqueue(tx, 'payment.refund', { paymentUuid: uuid })
}

/** Whether the payment is not entered in the ledger yet. */
async function isUnentered(tx: Tx, uuid: string): Promise<boolean> {
  const payment = await payments.lock(tx, uuid)
  return payment !== undefined && ['begun', 'calledOff'].includes(paymentStatusOf(payment))
}

/** Asks the provider about unsettled payments of the last day, in case the browser stopped. */
export async function settleBegun(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const begun = await years.listOpenSince(context.db, new Date(now - DAY_MS), new Date(now - QUIET_MS))
  await eachOf(begun, (payment) => settleFromProvider(context, payment))
}

/** The same for one memorial, whenever they were begun: called before its page is closed. */
export const settlePaid = async (context: Context, memorialUuid: string): Promise<void> =>
  eachOf(await years.listOpenOf(context.db, memorialUuid), (payment) => settleFromProvider(context, payment))

/** Updates our ledger to the provider's present state: adds the year, takes it back, or calls the payment off. */
export async function settleFromProvider(context: Context, payment: years.ExtensionRow): Promise<void> {
  const { provider, db, clock } = context
  const reported = await findIntent(() => provider.getIntent(payment.intentId))
  // An intent for something else does not count for this payment.
  const intent = reported && settles(reported, { purpose: 'extension', ...payment }) ? reported : null
  if (intent) await disputes.record(context, intent)
  if (intent?.status === 'succeeded') {
    if (intent.refundedMinor >= intent.amountMinor) await recordRefund(context, payment, intent.refundedMinor)
    else if (claimOf(intent) === 'lost') await recordLostDispute(context, payment)
    else await settle(context, payment)
  } else if (!intent || intent.status === 'canceled')
    await payments.markCalledOff(db, payment.uuid, clock.now())
}

/** Takes the year of a refunded payment back, once. */
async function recordRefund(
  context: Context,
  { uuid, memorialUuid }: years.ExtensionRow,
  refundedMinor: number,
) {
  const work = async (tx: Tx) => {
    const year = await years.lockYear(tx, memorialUuid)
    const before = await payments.find(tx, uuid)
    if (!before || before.refundedAt) return
    await payments.markRefunded(tx, uuid, refundedMinor, context.clock.now())
    if (before.completedAt && year?.retainedUntil)
      await memorials.retainUntil(tx, memorialUuid, shortenedUntil(year.retainedUntil))
    await context.jobs.enqueue(tx, 'payment.refunded', { paymentUuid: uuid })
  }
  await changes.changeEvenIfDeleted(context, memorialUuid, work)
}

/** The bank gave the money back: a year that was added stays, one that was not is not added any more. */
const recordLostDispute = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uuid }: years.ExtensionRow,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await payments.lock(tx, uuid)
    if (!before || before.completedAt || before.refundedAt) return
    await payments.markRefunded(tx, uuid, before.refundedMinor, clock.now())
  })

/** Calls off payments for a year that was added by another payment. */
export async function release(context: Context, memorialUuid: string): Promise<void> {
  const { db } = context
  const year = await db.transaction().execute((tx) => years.lockYearShared(tx, memorialUuid))
  const open = await years.listOpenOf(db, memorialUuid)
  const former = open.filter(({ extendsFrom }) => extendsFrom?.getTime() !== year?.retainedUntil?.getTime())
  await eachOf(former, async (payment) => {
    if (await callOffOne(context, db, payment)) return
    await settle(context, payment)
  })
}

/**
 * Calls off all begun payments of a memorial, inside the transaction that removes it. False when something was paid:
 * then the memorial is to be kept.
 */
export async function callOff(context: Context, tx: Tx, memorialUuid: string): Promise<boolean> {
  let nothingPaid = true
  for (const payment of await years.listOpenOf(tx, memorialUuid))
    nothingPaid = (await callOffOne(context, tx, payment)) && nothingPaid
  return nothingPaid
}

/** False when it was paid. */
async function callOffOne(
  { provider, clock }: Pick<Context, 'provider' | 'clock'>,
  on: Db,
  payment: years.ExtensionRow,
): Promise<boolean> {
  const intent = await findIntent(() => provider.cancelIntent(payment.intentId))
  if (intent?.status === 'succeeded') return false
  await payments.markCalledOff(on, payment.uuid, clock.now())
  return true
}

/** Runs the work for each; a failure does not stop the others. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((reason: unknown) => failures.push(reason))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be settled`)
}
