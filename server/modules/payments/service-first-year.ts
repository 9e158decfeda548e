import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import { lockYearShared } from './repo-extension.ts'
import { countEnded, find, findByIntent, lockMemorial } from './repo-status.ts'
import { retainedUntil } from './rules.ts'
import { begunPayment, freePayment, presentIntent, requirePaid } from './service-intents.ts'
import * as promos from './service-promos.ts'
import { settleBegunOf, settleFirst } from './service-settle.ts'

// Payments for a memorial's first year: begun, and finished by the buyer's browser.

/** A free code settles the memorial at once; for another one it returns what it takes off. */
export async function validatePromo(context: Context, host: HostAccess, typed: string) {
  await refuseWhenPaid(context, host)
  const { memorialUuid } = host
  const { code, amount, free } = await promos.check(context, typed, { memorialUuid, extendsFrom: null })
  if (free) await settleFree(context, host, code)
  return { free, amount, memorial: await views.readHostView(context, host) }
}

export async function createPaymentIntent(
  context: Context,
  host: HostAccess,
  caller: Caller,
  typed: string | null,
) {
  const { db, provider, currency } = context
  await refuseWhenPaid(context, host)
  // It may be paid although the browser stopped before it could say so: settle that before asking for money again.
  await settleBegunOf(context, host.memorialUuid)
  await refuseWhenPaid(context, host)
  const { memorialUuid } = host
  const of = { memorialUuid, userUuid: caller.uuid }
  const price = await promos.price(context, typed, { memorialUuid, extendsFrom: null })
  const { amountMinor, promoCode } = price
  const attempt = await countEnded(db, memorialUuid)
  const intent = await provider.createIntent({
    amountMinor,
    currency,
    email: caller.email,
    metadata: { purpose: 'memorial', ...of },
    // A reload or a second click with the same choices gets the same intent.
    idempotencyKey: ['memorial', memorialUuid, caller.uuid, amountMinor, promoCode ?? '', attempt].join(':'),
  })
  await db.transaction().execute(async (tx) => {
    await lockYearShared(tx, memorialUuid)
    await repo.insertPayment(tx, begunPayment(context, intent, of, price))
    const wish = { memorialUuid, extendsFrom: null, intentId: intent.id }
    if (promoCode) await promos.hold(context, tx, promoCode, wish)
  })
  if (intent.status === 'succeeded') {
    await finishPayment(context, host, caller, intent.id)
    throw new DomainError('ALREADY_PAID')
  }
  return presentIntent(context, intent, price)
}

/** Idempotent. Rejects as `requirePaid` does, or with PROMO_USED_UP. */
export async function finishPayment(context: Context, host: HostAccess, caller: Caller, intentId: string) {
  const payment = await findByIntent(context.db, intentId)
  if (!payment) throw new DomainError('INTENT_UNKNOWN')
  const of = { memorialUuid: host.memorialUuid, userUuid: caller.uuid }
  await requirePaid(context, payment, 'memorial', of)
  await settleFirst(context, payment)
  if ((await find(context.db, payment.uuid))?.promoMissed) throw new DomainError('PROMO_USED_UP')
  return { memorial: await views.readHostView(context, host) }
}

async function settleFree(context: Context, host: HostAccess, code: string) {
  const { clock, jobs } = context
  await changes.change(context, host.memorialUuid, async (tx) => {
    const memorial = await lockMemorial(tx, host.memorialUuid)
    if (memorial?.paymentCompletedAt) return
    const now = clock.now()
    if (!(await promos.use(context, tx, code, { memorialUuid: host.memorialUuid, extendsFrom: null })))
      throw new DomainError('PROMO_NOT_FOUND')
    const payment = await repo.insertPayment(tx, freePayment(context, host, code, now))
    await markPaid(tx, host.memorialUuid, null, code, now)
    if (payment) await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: payment.uuid })
    await jobs.enqueue(tx, 'payment.release', { memorialUuid: host.memorialUuid })
  })
}

const markPaid = (tx: Tx, uuid: string, customerId: string | null, promo: string | null, now: Date) =>
  memorials.markPaid(tx, uuid, { paidAt: now, retainedUntil: retainedUntil(now), customerId, promo })

async function refuseWhenPaid(context: Context, host: HostAccess) {
  if (await memorials.isPaid(context, host)) throw new DomainError('ALREADY_PAID')
}
