import type { Body } from '#contract/endpoint.ts'
import type { createPromo } from '#contract/payments.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentPromo } from './present.ts'
import * as repo from './repo.ts'
import { lockYearShared } from './repo-extension.ts'
import { countEnded, find, findByIntent, lockMemorial, type PaymentRow } from './repo-status.ts'
import { retainedUntil } from './rules.ts'
import type { PaymentDeps } from './service-deps.ts'
import { extending } from './service-extension.ts'
import { eachOf } from './service-extension-settle.ts'
import { intents } from './service-intents.ts'
import { promoCodes, type TypedPromo } from './service-promos.ts'
import { refunding } from './service-refunds.ts'
import { settlingFirst } from './service-settle.ts'

type PromoWanted = Body<typeof createPromo>

export type Payments = ReturnType<typeof createPayments>

/** Payments for a memorial's first year and for further years: begun, settled by the provider's report, receipted. */
export function createPayments(deps: PaymentDeps) {
  const { db, clock, jobs, provider, currency } = deps
  const promos = promoCodes(deps)
  const { begun, free: freePayment, presentIntent, requirePaid } = intents(deps)
  const first = settlingFirst(deps)
  const further = extending(deps)

  /** A free code settles the memorial at once; for another one it returns what it takes off. */
  async function validatePromo(host: HostAccess, { typed, ip }: TypedPromo) {
    await refuseWhenPaid(host)
    const { memorialUuid, userUuid } = host
    const { code, amount, free } = await promos.check(typed, {
      memorialUuid,
      userUuid,
      extendsFrom: null,
      ip,
    })
    if (free) await settleFree(host, code)
    return { free, amount, memorial: await views.hostView(deps, host) }
  }

  async function createIntent(
    host: HostAccess,
    caller: Caller,
    { typed, ip }: { typed: string | null; ip: string },
  ) {
    await refuseWhenPaid(host)
    // It may be paid although the browser stopped before it could say so: settle that before asking for money again.
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
      // A reload or a second click with the same choices gets the same intent.
      idempotencyKey: ['memorial', memorialUuid, caller.uuid, amountMinor, promoCode ?? '', attempt].join(
        ':',
      ),
    })
    await db.transaction().execute(async (tx) => {
      await lockYearShared(tx, memorialUuid)
      await repo.insertPayment(tx, begun(intent, of, price))
      const wish = { memorialUuid, extendsFrom: null, intentId: intent.id }
      if (promoCode) await promos.hold(tx, promoCode, wish)
    })
    if (intent.status === 'succeeded') {
      await finish(host, caller, intent.id)
      throw new DomainError('ALREADY_PAID')
    }
    return presentIntent(intent, price)
  }

  /** Idempotent. Rejects as `requirePaid` does, or with PROMO_USED_UP. */
  async function finish(host: HostAccess, caller: Caller, intentId: string) {
    const payment = await findByIntent(db, intentId)
    if (!payment) throw new DomainError('INTENT_UNKNOWN')
    const of = { memorialUuid: host.memorialUuid, userUuid: caller.uuid }
    await requirePaid(payment, 'memorial', of)
    await first.settle(payment)
    if ((await find(db, payment.uuid))?.promoMissed) throw new DomainError('PROMO_USED_UP')
    return { memorial: await views.hostView(deps, host) }
  }

  /** Updates our ledger to match the payment provider, for either kind of payment. */
  const settle = (payment: PaymentRow): Promise<void> =>
    payment.extendsFrom ? further.settleFromProvider(payment) : first.settle(payment)

  /**
   * The provider reports a payment. The content of the report does not matter: the present state is asked for, so
   * reports may be late, repeated and in any order. False for a payment that is not in our ledger.
   */
  async function onProviderEvent(intentId: string): Promise<boolean> {
    const payment = await findByIntent(db, intentId)
    if (payment) await settle(payment)
    return payment !== undefined
  }

  const refunds = refunding({ ...deps, settle })

  /** For all memorials: the browser or this server may have stopped, and the provider's webhooks may be lost. */
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

  async function settleFree(host: HostAccess, code: string) {
    await changes.change(deps, host.memorialUuid, async (tx) => {
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

  async function refuseWhenPaid(host: HostAccess) {
    if (await memorials.isPaid(deps, host)) throw new DomainError('ALREADY_PAID')
  }

  async function createPromo(wanted: PromoWanted) {
    const promo = {
      code: wanted.code,
      free: wanted.free,
      amountOffMinor: wanted.amountOff,
      maxUses: wanted.maxUses ?? null,
      // Valid until the end of that day in every time zone.
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
    onProviderEvent,
    settleBegun,
    release,
    refundPayment,
    refundMemorial,
    createPromo,
    listPromos,
  }
}
