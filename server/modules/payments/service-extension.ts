import { randomUUID } from 'node:crypto'
import type { Caller, Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as repo from './repo.ts'
import * as years from './repo-extension.ts'
import { discount, extendedUntil, settles } from './rules.ts'
import type { PaymentDeps } from './service-deps.ts'
import { settlingExtensions } from './service-extension-settle.ts'
import { askProvider, promoDesk } from './service-promos.ts'

/**
 * Another year of a memorial, for the same price as the first. Whether it may be had yet is for the one who asks
 * (modules/retention) to know; `endsAt` is when the year ends that it follows.
 */
export function extending(deps: PaymentDeps) {
  const { db, clock, jobs, memorials, provider, priceMinor, currency } = deps
  const promos = promoDesk(deps)
  const settling = settlingExtensions(deps)

  /** A free code extends here and now; another one says what it takes off. */
  async function validateExtensionPromo(host: Hosted, endsAt: Date, typed: string) {
    await promos.countCheck(`${host.memorialUuid} ${endsAt.toISOString()}`)
    const promo = await promos.usable(typed)
    const amount = discount(promo, priceMinor)
    const free = amount === priceMinor
    if (free) await extendFree(host, endsAt, promo.code)
    return { free, amount }
  }

  /** Null when it was paid for already: the browser died before it could say so. */
  async function createExtensionIntent(host: Hosted, caller: Caller, endsAt: Date, typed: string | null) {
    const promo = typed ? await promos.usable(typed) : null
    const amountMinor = priceMinor - (promo ? discount(promo, priceMinor) : 0)
    // Nothing left to charge is settled by `validateExtensionPromo`; a provider has no intent of zero.
    if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
    const { memorialUuid } = host
    const wish = [memorialUuid, caller.uuid, endsAt.toISOString(), amountMinor, promo?.code ?? '']
    const intent = await provider.createIntent({
      amountMinor,
      currency,
      email: caller.email,
      metadata: { purpose: 'extension', memorialUuid, userUuid: caller.uuid },
      // Two tabs, and a page that is loaded again, go on with the same payment for the same year.
      idempotencyKey: ['extension', ...wish].join(':'),
    })
    const isWanted = await db.transaction().execute(async (tx) => {
      const year = await years.holdYear(tx, memorialUuid)
      const stillEnds = year && !year.deletedAt && year.retainedUntil?.getTime() === endsAt.getTime()
      if (!stillEnds) return false
      await repo.insertPayment(tx, {
        memorialUuid,
        userUuid: caller.uuid,
        provider: provider.name,
        intentId: intent.id,
        customerId: intent.customerId,
        amountMinor,
        currency,
        promoCode: promo?.code ?? null,
        createdAt: clock.now(),
        extendsFrom: endsAt,
      })
      return true
    })
    if (!isWanted) {
      await provider.cancelIntent(intent.id)
      return null
    }
    if (intent.status === 'succeeded') {
      await finishExtension(host, caller, intent.id)
      return null
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

  /** Asks the provider, and lets only a matching success count. Finishing twice extends once. */
  async function finishExtension(host: Hosted, caller: Caller, intentId: string): Promise<void> {
    const payment = await years.findExtension(db, intentId)
    if (!payment || payment.memorialUuid !== host.memorialUuid) throw new DomainError('INTENT_UNKNOWN')
    const intent = await askProvider(provider, intentId)
    const expected = { purpose: 'extension', memorialUuid: host.memorialUuid, userUuid: caller.uuid } as const
    if (!settles(intent, { ...expected, amountMinor: payment.amountMinor, currency: payment.currency }))
      throw new DomainError('INTENT_MISMATCH')
    if (intent.status !== 'succeeded') throw new DomainError('PAYMENT_INCOMPLETE')
    await settling.settle(payment)
  }

  /** Of two tabs, the second finds it extended. */
  function extendFree(host: Hosted, endsAt: Date, code: string): Promise<void> {
    const { memorialUuid, userUuid } = host
    return memorials.changeBeside(memorialUuid, async (tx) => {
      const year = await years.lockYear(tx, memorialUuid)
      if (year?.retainedUntil?.getTime() !== endsAt.getTime()) return
      const now = clock.now()
      if (!(await repo.countPromoUse(tx, code, now))) throw new DomainError('PROMO_NOT_FOUND')
      const payment = await repo.insertPayment(tx, {
        memorialUuid,
        userUuid,
        provider: 'promo',
        intentId: `promo_${randomUUID()}`,
        customerId: null,
        amountMinor: 0,
        currency,
        promoCode: code,
        createdAt: now,
        completedAt: now,
        extendsFrom: endsAt,
      })
      await memorials.keepUntil(tx, memorialUuid, extendedUntil(endsAt, now))
      if (payment) await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: payment.uuid })
      await jobs.enqueue(tx, 'payment.release', { memorialUuid })
    })
  }

  const { settleBegun, settlePaid, release, callOff } = settling
  return {
    priceMinor,
    currency,
    extendedUntil,
    validateExtensionPromo,
    createExtensionIntent,
    finishExtension,
    settleBegun,
    settlePaid,
    release,
    callOff,
  }
}
