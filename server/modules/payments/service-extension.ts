import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import * as years from './repo-extension.ts'
import { find } from './repo-status.ts'
import { extendedUntil } from './rules.ts'
import { settle } from './service-extension-settle.ts'
import { begunPayment, freePayment, presentIntent, requirePaid } from './service-intents.ts'
import * as promos from './service-promos.ts'

// Another year of a memorial, for the price of the first. The caller (modules/retention) checks whether it is allowed
// yet; `endsAt` is when the present year ends.

/** A free code extends at once; for another one it returns what it takes off. */
export async function validateExtensionPromo(
  context: Context,
  host: HostAccess,
  endsAt: Date,
  typed: string,
) {
  const { memorialUuid } = host
  const { code, amount, free } = await promos.check(context, typed, { memorialUuid, extendsFrom: endsAt })
  if (free) await extendFree(context, host, endsAt, code)
  return { free, amount }
}

/** Null when it was paid already, but the browser stopped before it could say so. */
export async function createExtensionIntent(
  context: Context,
  host: HostAccess,
  caller: Caller,
  endsAt: Date,
  typed: string | null,
) {
  const { db, provider, currency } = context
  const { memorialUuid } = host
  const of = { memorialUuid, userUuid: caller.uuid }
  const price = await promos.price(context, typed, { memorialUuid, extendsFrom: endsAt })
  const { amountMinor, promoCode } = price
  const wish = [memorialUuid, caller.uuid, endsAt.toISOString(), amountMinor, promoCode ?? '']
  const attempt = await years.countGivenBack(db, memorialUuid, endsAt)
  const intent = await provider.createIntent({
    amountMinor,
    currency,
    email: caller.email,
    metadata: { purpose: 'extension', ...of },
    // Two tabs, or a reload, continue the same payment for the same year.
    idempotencyKey: ['extension', ...wish, ...(attempt > 0 ? [attempt] : [])].join(':'),
  })
  const isWanted = await db.transaction().execute(async (tx) => {
    const year = await years.lockYearShared(tx, memorialUuid)
    const stillEnds = year && !year.deletedAt && year.retainedUntil?.getTime() === endsAt.getTime()
    if (!stillEnds) return false
    const entry = { ...begunPayment(context, intent, of, price), extendsFrom: endsAt }
    await repo.insertPayment(tx, entry)
    if (promoCode) await promos.hold(context, tx, promoCode, entry)
    return true
  })
  if (!isWanted) {
    await provider.cancelIntent(intent.id)
    return null
  }
  if (intent.status === 'succeeded') {
    await finishExtension(context, host, caller, intent.id)
    return null
  }
  return presentIntent(context, intent, price)
}

/** Idempotent. Rejects as `requirePaid` does, or with PROMO_USED_UP. */
export async function finishExtension(
  context: Context,
  host: HostAccess,
  caller: Caller,
  intentId: string,
): Promise<void> {
  const payment = await years.findExtension(context.db, intentId)
  if (!payment || payment.memorialUuid !== host.memorialUuid) throw new DomainError('INTENT_UNKNOWN')
  const of = { memorialUuid: host.memorialUuid, userUuid: caller.uuid }
  await requirePaid(context, payment, 'extension', of)
  await settle(context, payment)
  if ((await find(context.db, payment.uuid))?.promoMissed) throw new DomainError('PROMO_USED_UP')
}

/** From a second tab it changes nothing. */
function extendFree(context: Context, host: HostAccess, endsAt: Date, code: string): Promise<void> {
  const { clock, jobs } = context
  const { memorialUuid } = host
  return changes.changeWithoutNewVersion(context, memorialUuid, async (tx) => {
    const year = await years.lockYear(tx, memorialUuid)
    if (year?.retainedUntil?.getTime() !== endsAt.getTime()) return
    const now = clock.now()
    if (!(await promos.use(context, tx, code, { memorialUuid, extendsFrom: endsAt })))
      throw new DomainError('PROMO_NOT_FOUND')
    const entry = { ...freePayment(context, host, code, now), extendsFrom: endsAt }
    const payment = await repo.insertPayment(tx, entry)
    await memorials.retainUntil(tx, memorialUuid, extendedUntil(endsAt, now))
    if (payment) await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: payment.uuid })
    await jobs.enqueue(tx, 'payment.release', { memorialUuid })
  })
}
