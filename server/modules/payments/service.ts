import type { Body } from '#contract/endpoint.ts'
import type { createPromo } from '#contract/payments.ts'
import type { Caller, Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentPromo } from './present.ts'
import * as repo from './repo.ts'
import { holdYear } from './repo-extension.ts'
import { countEnded, find, findByIntent, lockMemorial, type PaymentRow } from './repo-standing.ts'
import { retainedUntil } from './rules.ts'
import type { PaymentDeps } from './service-deps.ts'
import { extending } from './service-extension.ts'
import { eachOf } from './service-extension-settle.ts'
import { intents } from './service-intents.ts'
import { promoDesk, type TypedPromo } from './service-promos.ts'
import { refunding } from './service-refunds.ts'
import { settlingFirst } from './service-settle.ts'

type PromoWanted = Body<typeof createPromo>

export type Payments = ReturnType<typeof createPayments>

/** One payment a memorial, and one for each year after it: asked for, settled with the provider's word, receipted. */
export function createPayments(deps: PaymentDeps) {
  const { db, clock, jobs, memorials, provider, currency } = deps
  const promos = promoDesk(deps)
  const { begun, free: freePayment, told, requirePaid } = intents(deps)
  const first = settlingFirst(deps)
  const further = extending(deps)

  /** A free code settles the memorial here and now; another one says what it takes off. */
  async function validatePromo(host: Hosted, { typed, ip }: TypedPromo) {
    await refuseWhenPaid(host)
    const { memorialUuid, userUuid } = host
    const { code, amount, free } = await promos.check(typed, {
      memorialUuid,
      userUuid,
      extendsFrom: null,
      ip,
    })
    if (free) await settleFree(host, code)
    return { free, amount, memorial: await memorials.get(host) }
  }

  async function createIntent(
    host: Hosted,
    caller: Caller,
    { typed, ip }: { typed: string | null; ip: string },
  ) {
    await refuseWhenPaid(host)
    // Paid, and the browser died before it could say so: settle now instead of asking for money again.
    await first.settleBegunOf(host.memorialUuid)
    await refuseWhenPaid(host)
    const { memorialUuid } = host
    const of = { memorialUuid, userUuid: caller.uuid }
    const price = await promos.price(typed, { ...of, extendsFrom: null, ip })
    const { amountMinor, promoCode } = price
    const attempt = await countEnded(db, memorialUuid)
    const intent = await provider.createIntent({
      amountMinor,
      currency,
      email: caller.email,
      metadata: { purpose: 'memorial', ...of },
      // The same wish is the same intent, whatever is reloaded or clicked twice.
      idempotencyKey: ['memorial', memorialUuid, caller.uuid, amountMinor, promoCode ?? '', attempt].join(
        ':',
      ),
    })
    await db.transaction().execute(async (tx) => {
      await holdYear(tx, memorialUuid)
      await repo.insertPayment(tx, begun(intent, of, price))
      const wish = { memorialUuid, extendsFrom: null, intentId: intent.id }
      if (promoCode) await promos.hold(tx, promoCode, wish)
    })
    if (intent.status === 'succeeded') {
      await finish(host, caller, intent.id)
      throw new DomainError('ALREADY_PAID')
    }
    return told(intent, price)
  }

  /** Finishing twice changes nothing. Rejects as `requirePaid` does, or with PROMO_USED_UP. */
  async function finish(host: Hosted, caller: Caller, intentId: string) {
    const payment = await findByIntent(db, intentId)
    if (!payment) throw new DomainError('INTENT_UNKNOWN')
    const of = { memorialUuid: host.memorialUuid, userUuid: caller.uuid }
    await requirePaid(payment, 'memorial', of)
    await first.settle(payment)
    if ((await find(db, payment.uuid))?.promoMissed) throw new DomainError('PROMO_USED_UP')
    return { memorial: await memorials.get(host) }
  }

  /** Brings the books where the money of a payment stands, of whichever kind. */
  const settle = (payment: PaymentRow): Promise<void> =>
    payment.extendsFrom ? further.settleByWord(payment) : first.settle(payment)

  /**
   * The provider has news of a payment. What they are does not matter: it is asked how the money stands now, so news
   * may come late, twice and in any order. False for a payment that is not in these books.
   */
  async function hear(intentId: string): Promise<boolean> {
    const payment = await findByIntent(db, intentId)
    if (payment) await settle(payment)
    return payment !== undefined
  }

  const refunds = refunding({ db, auditLog: deps.auditLog, provider, settle })

  /** Of all memorials: the browser, or this server, may have died, and the provider's news may have been lost. */
  async function settleBegun(): Promise<void> {
    const { begun, surplus } = await first.sweepable()
    await eachOf(begun, settle)
    await eachOf(surplus, refunds.giveBack)
    await further.settleBegun()
  }

  async function release(memorialUuid: string): Promise<void> {
    await first.releaseFirst(memorialUuid)
    await further.release(memorialUuid)
  }

  async function settleFree(host: Hosted, code: string) {
    await memorials.change(host.memorialUuid, async (tx) => {
      const memorial = await lockMemorial(tx, host.memorialUuid)
      if (memorial?.paymentCompletedAt) return
      const now = clock.now()
      if (!(await promos.use(tx, code, { memorialUuid: host.memorialUuid, extendsFrom: null })))
        throw new DomainError('PROMO_NOT_FOUND')
      const payment = await repo.insertPayment(tx, freePayment(host, code, now))
      await markPaid(tx, host.memorialUuid, null, code, now)
      if (payment) await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: payment.uuid })
      await jobs.enqueue(tx, 'payment.release', { memorialUuid: host.memorialUuid })
    })
  }

  const markPaid = (tx: Tx, uuid: string, customerId: string | null, promo: string | null, now: Date) =>
    memorials.markPaid(tx, uuid, { paidAt: now, retainedUntil: retainedUntil(now), customerId, promo })

  async function refuseWhenPaid(host: Hosted) {
    if (await memorials.isPaid(host)) throw new DomainError('ALREADY_PAID')
  }

  async function createPromo(wanted: PromoWanted) {
    const promo = {
      code: wanted.code,
      free: wanted.free,
      amountOffMinor: wanted.amountOff,
      maxUses: wanted.maxUses ?? null,
      // Good until the end of the day it names, wherever the person is.
      expiresAt: wanted.expires ? new Date(`${wanted.expires}T23:59:59-12:00`) : null,
    }
    if (!(await repo.insertPromo(db, promo))) throw new DomainError('PROMO_EXISTS')
    return { promo: presentPromo({ ...promo, uses: 0 }) }
  }

  async function listPromos() {
    return { promos: (await repo.listPromos(db)).map(presentPromo) }
  }

  const { refundPayment, refundMemorial } = refunds
  return {
    ...further,
    validatePromo,
    createIntent,
    finish,
    hear,
    settleBegun,
    release,
    refundPayment,
    refundMemorial,
    createPromo,
    listPromos,
  }
}
