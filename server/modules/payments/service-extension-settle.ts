import { DomainError } from '#server/lib/domain-error.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { claimOf, type PaymentIntent, UnknownIntent } from '#server/ports/payments.ts'
import * as years from './repo-extension.ts'
import * as standing from './repo-standing.ts'
import { extendedUntil, settles, shortenedUntil } from './rules.ts'
import { standingOf } from './rules-standing.ts'
import type { PaymentDeps } from './service-deps.ts'
import { promoDesk } from './service-promos.ts'

/** While somebody may still be at it, the sweep keeps away. */
const QUIET_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** How a payment for another year that was begun ends: with the year, or called off. Never with neither. */
export function settlingExtensions(deps: PaymentDeps) {
  const { db, clock, jobs, memorials, provider, disputes } = deps
  const promos = promoDesk(deps)

  /** Extends by a year whose money came, once however often it is asked. */
  const settle = (payment: years.ExtensionRow): Promise<void> =>
    besideOrGone(payment.memorialUuid, (tx) => enter(tx, payment))

  /**
   * What came although somebody else had paid for the same year a moment before is for the year after that: nobody
   * pays twice for one. What was paid with a code that somebody else had meanwhile goes back.
   */
  async function enter(tx: Tx, payment: years.ExtensionRow) {
    const { uuid, memorialUuid, promoCode, extendsFrom } = payment
    const year = await years.lockYear(tx, memorialUuid)
    const endsAt = year?.retainedUntil ?? extendsFrom
    const now = clock.now()
    if (!year) return giveBack(tx, uuid)
    if (!endsAt || !(await isUnentered(tx, uuid))) return
    if (promoCode && !(await promos.use(tx, promoCode, payment))) {
      await standing.markPromoMissed(tx, uuid)
      return giveBack(tx, uuid)
    }
    await years.completeExtension(tx, uuid, endsAt, now)
    await memorials.keepUntil(tx, memorialUuid, extendedUntil(endsAt, now))
    await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: uuid })
    await jobs.enqueue(tx, 'payment.release', { memorialUuid })
  }

  /** Nobody has anything of it, e.g. because the memorial was removed for good: the money goes back. */
  async function giveBack(tx: Tx, uuid: string): Promise<void> {
    if (!(await isUnentered(tx, uuid))) return
    await standing.markSurplus(tx, uuid, clock.now())
    await jobs.enqueue(tx, 'payment.refund', { paymentUuid: uuid })
  }

  /** Whether its money is news to the books. */
  async function isUnentered(tx: Tx, uuid: string): Promise<boolean> {
    const payment = await standing.lock(tx, uuid)
    return payment !== undefined && ['begun', 'calledOff'].includes(standingOf(payment))
  }

  /** Asks the provider about what was begun in the last day and not ended: the browser may have died. */
  async function settleBegun(): Promise<void> {
    const now = clock.now().getTime()
    const begun = await years.listOpenSince(db, new Date(now - DAY_MS), new Date(now - QUIET_MS))
    await eachOf(begun, settleByWord)
  }

  /** The same of one memorial, whenever it was begun: before its page is closed. */
  const settlePaid = async (memorialUuid: string): Promise<void> =>
    eachOf(await years.listOpenOf(db, memorialUuid), settleByWord)

  /** As the money stands at the provider now: the year is added, taken back, or called off. */
  async function settleByWord(payment: years.ExtensionRow): Promise<void> {
    const word = await known(() => provider.getIntent(payment.intentId))
    // Money that was taken for something else says nothing of this.
    const intent = word && settles(word, { purpose: 'extension', ...payment }) ? word : null
    if (intent) await disputes.note(intent)
    if (intent?.status === 'succeeded') {
      if (intent.refundedMinor >= intent.amountMinor) await enterRefund(payment, intent.refundedMinor)
      else if (claimOf(intent) === 'lost') await enterLoss(payment)
      else await settle(payment)
    } else if (!intent || intent.status === 'canceled')
      await years.markCalledOff(db, payment.uuid, clock.now())
  }

  /** Its money went back, so its year does, too: once. */
  async function enterRefund({ uuid, memorialUuid }: years.ExtensionRow, refundedMinor: number) {
    const work = async (tx: Tx) => {
      const year = await years.lockYear(tx, memorialUuid)
      const before = await standing.find(tx, uuid)
      if (!before || before.refundedAt) return
      await standing.markRefunded(tx, uuid, refundedMinor, clock.now())
      if (before.completedAt && year?.retainedUntil)
        await memorials.keepUntil(tx, memorialUuid, shortenedUntil(year.retainedUntil))
      await jobs.enqueue(tx, 'payment.refunded', { paymentUuid: uuid })
    }
    await besideOrGone(memorialUuid, work)
  }

  /** Its bank has given it back: a year that was added stays, one that was not is not added any more. */
  const enterLoss = ({ uuid }: years.ExtensionRow): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const before = await standing.lock(tx, uuid)
      if (!before || before.completedAt || before.refundedAt) return
      await standing.markRefunded(tx, uuid, before.refundedMinor, clock.now())
    })

  async function besideOrGone(memorialUuid: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await memorials.changeBeside(memorialUuid, work)
    } catch (reason) {
      // Deleted meanwhile: the books are kept all the same.
      if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
      await db.transaction().execute(work)
    }
  }

  /** What was begun for a year that was extended since can no longer be paid. */
  async function release(memorialUuid: string): Promise<void> {
    const year = await db.transaction().execute((tx) => years.holdYear(tx, memorialUuid))
    const open = await years.listOpenOf(db, memorialUuid)
    const former = open.filter(({ extendsFrom }) => extendsFrom?.getTime() !== year?.retainedUntil?.getTime())
    await eachOf(former, async (payment) => {
      if (await callOffOne(db, payment)) return
      await settle(payment)
    })
  }

  /**
   * Sees to it that nothing more is paid for a memorial, inside the transaction that removes it. False when something
   * was paid: then it is to be kept.
   */
  async function callOff(tx: Tx, memorialUuid: string): Promise<boolean> {
    let nothingPaid = true
    for (const payment of await years.listOpenOf(tx, memorialUuid))
      nothingPaid = (await callOffOne(tx, payment)) && nothingPaid
    return nothingPaid
  }

  /** False when it was paid. */
  async function callOffOne(on: Db, payment: years.ExtensionRow): Promise<boolean> {
    const intent = await known(() => provider.cancelIntent(payment.intentId))
    if (intent?.status === 'succeeded') return false
    await years.markCalledOff(on, payment.uuid, clock.now())
    return true
  }

  return { settle, settleBegun, settleByWord, settlePaid, release, callOff }
}

/** One that fails keeps no other. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((reason: unknown) => failures.push(reason))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be settled`)
}

/** null when the provider knows nothing of it. */
async function known(ask: () => Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof UnknownIntent) return null
    throw reason
  }
}
