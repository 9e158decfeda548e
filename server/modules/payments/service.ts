import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import type { createPromo } from '#contract/payments.ts'
import type { Caller, Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentPromo } from './present.ts'
import * as repo from './repo.ts'
import { discount, retainedUntil, settles } from './rules.ts'
import type { PaymentDeps } from './service-deps.ts'
import { extending } from './service-extension.ts'
import { askProvider, promoDesk } from './service-promos.ts'

type PromoWanted = Body<typeof createPromo>

export type Payments = ReturnType<typeof createPayments>

/** One payment a memorial, and one for each year after it: asked for, settled with the provider's word, receipted. */
export function createPayments(deps: PaymentDeps) {
  const { db, clock, jobs, memorials, provider, priceMinor, currency } = deps
  const promos = promoDesk(deps)

  /** A free code settles the memorial here and now; another one says what it takes off. */
  async function validatePromo(host: Hosted, typed: string) {
    await refuseWhenPaid(host)
    await promos.countCheck(host.memorialUuid)
    const promo = await promos.usable(typed)
    const amount = discount(promo, priceMinor)
    const free = amount === priceMinor
    if (free) await settleFree(host, promo.code)
    return { free, amount, memorial: await memorials.get(host) }
  }

  async function createIntent(host: Hosted, caller: Caller, typedPromo: string | null) {
    await refuseWhenPaid(host)
    const promo = typedPromo ? await promos.usable(typedPromo) : null
    const amountMinor = priceMinor - (promo ? discount(promo, priceMinor) : 0)
    // Nothing left to charge is settled by `validatePromo`; a provider has no intent of zero.
    if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
    const { memorialUuid } = host
    const intent = await provider.createIntent({
      amountMinor,
      currency,
      email: caller.email,
      metadata: { purpose: 'memorial', memorialUuid, userUuid: caller.uuid },
      // The same wish is the same intent, whatever is reloaded or clicked twice.
      idempotencyKey: ['memorial', memorialUuid, caller.uuid, amountMinor, promo?.code ?? ''].join(':'),
    })
    await repo.insertPayment(db, {
      memorialUuid,
      userUuid: caller.uuid,
      provider: provider.name,
      intentId: intent.id,
      customerId: intent.customerId,
      amountMinor,
      currency,
      promoCode: promo?.code ?? null,
      createdAt: clock.now(),
    })
    // Paid, and the browser died before it could say so: settle now instead of asking for money again.
    if (intent.status === 'succeeded') {
      await finish(host, caller, intent.id)
      throw new DomainError('ALREADY_PAID')
    }
    return {
      clientSecret: intent.clientSecret,
      paymentIntentId: intent.id,
      stripeCustomerId: intent.customerId,
      amount: amountMinor,
      currency,
      provider: provider.name,
      publishableKey: null,
    }
  }

  /** Asks the provider, and lets only a matching success count. Finishing twice changes nothing. */
  async function finish(host: Hosted, caller: Caller, intentId: string) {
    const payment = await repo.findPayment(db, intentId)
    if (!payment) throw new DomainError('INTENT_UNKNOWN')
    const expected = { purpose: 'memorial', memorialUuid: host.memorialUuid, userUuid: caller.uuid } as const
    const intent = await askProvider(provider, intentId)
    if (!settles(intent, { ...expected, amountMinor: payment.amountMinor, currency: payment.currency }))
      throw new DomainError('INTENT_MISMATCH')
    if (intent.status !== 'succeeded') throw new DomainError('PAYMENT_INCOMPLETE')

    await memorials.change(host.memorialUuid, async (tx) => {
      const memorial = await repo.lockMemorial(tx, host.memorialUuid)
      if (memorial.paymentCompletedAt) return
      const now = clock.now()
      await repo.completePayment(tx, payment.uuid, now)
      if (payment.promoCode) await repo.countPromoUse(tx, payment.promoCode, now)
      await markPaid(tx, host.memorialUuid, payment.customerId, payment.promoCode, now)
      await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: payment.uuid })
    })
    return { memorial: await memorials.get(host) }
  }

  async function settleFree(host: Hosted, code: string) {
    await memorials.change(host.memorialUuid, async (tx) => {
      const memorial = await repo.lockMemorial(tx, host.memorialUuid)
      if (memorial.paymentCompletedAt) return
      const now = clock.now()
      if (!(await repo.countPromoUse(tx, code, now))) throw new DomainError('PROMO_NOT_FOUND')
      const payment = await repo.insertPayment(tx, {
        memorialUuid: host.memorialUuid,
        userUuid: host.userUuid,
        provider: 'promo',
        intentId: `promo_${randomUUID()}`,
        customerId: null,
        amountMinor: 0,
        currency,
        promoCode: code,
        createdAt: now,
        completedAt: now,
      })
      await markPaid(tx, host.memorialUuid, null, code, now)
      if (payment) await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: payment.uuid })
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

  return { validatePromo, createIntent, finish, createPromo, listPromos, ...extending(deps) }
}
