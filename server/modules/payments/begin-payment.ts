import { randomUUID } from 'node:crypto'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { requireDecided } from './ask-provider.ts'
import { settleBegunOf } from './check-payments.ts'
import { holdPromo, requirePromo } from './hold-promo.ts'
import { findByIntent, insertPayment, selectMemorial } from './select-payments.ts'
import { enterPayment, finishPayment } from './settle-payment.ts'

// Payments for a memorial's year, of whose price a code takes something off, or all. `extendsFrom` is the end of the
// present year; null for the first.

/** A free code settles the memorial at once; for another one it returns what it takes off. */
export async function validateFirstPromo(context: Context, host: HostAccess, typed: string) {
  await refuseWhenPaid(context, host)
  const found = await validatePromo(context, host, null, typed)
  return { ...found, memorial: await views.readHostView(context, host) }
}

export async function createPaymentIntent(
  context: Context,
  host: HostAccess,
  caller: Caller,
  typed: string | null,
) {
  await refuseWhenPaid(context, host)
  // It may be paid although the browser stopped before it could say so: settle that before asking for money again.
  await settleBegunOf(context, host.memorialUuid, 'memorial')
  await refuseWhenPaid(context, host)
  return beginPayment(context, host, caller, null, typed)
}

/** Rejects as `finishYear` does. */
export async function finishFirstYear(context: Context, host: HostAccess, caller: Caller, intentId: string) {
  await finishYear(context, host, caller, 'memorial', intentId)
  return { memorial: await views.readHostView(context, host) }
}

async function refuseWhenPaid({ db }: Context, { memorialUuid }: HostAccess) {
  const memorial = await selectMemorial(db, memorialUuid).executeTakeFirst()
  if (memorial?.paymentCompletedAt) throw new DomainError('ALREADY_PAID')
}

/** A free code pays at once; for another one it returns what it takes off. */
export async function validatePromo(
  context: Context,
  host: HostAccess,
  extendsFrom: Date | null,
  typed: string,
) {
  const wish = { memorialUuid: host.memorialUuid, extendsFrom }
  const { code, amount } = await requirePromo(context, typed, wish)
  const free = amount === context.priceMinor
  if (free) await payFree(context, host, extendsFrom, code)
  return { free, amount }
}

/**
 * Rejects with ALREADY_PAID or EXTENSION_TOO_EARLY when it was paid already, but the browser stopped before it could say
 * so, or when that year is not wanted any more; as `requirePromo` does; with BAD_INPUT when a code leaves nothing to
 * charge: such a code is settled where it is checked, and a provider has no intent of zero.
 */
export async function beginPayment(
  context: Context,
  { memorialUuid }: HostAccess,
  caller: Caller,
  extendsFrom: Date | null,
  typed: string | null,
) {
  const { db, provider, currency, clock, priceMinor } = context
  const wish = { memorialUuid, extendsFrom }
  const of = { purpose: purposeOf(extendsFrom), memorialUuid, userUuid: caller.uuid }
  const promo = typed ? await requirePromo(context, typed, wish) : null
  const promoCode = promo?.code ?? null
  const amountMinor = priceMinor - (promo?.amount ?? 0)
  if (amountMinor === 0) throw new DomainError('BAD_INPUT', { field: 'promoCode' })
  const year = extendsFrom?.toISOString() ?? ''
  const attempt = await countEnded(db, memorialUuid, extendsFrom)
  const intent = await provider.createIntent({
    amountMinor,
    currency,
    email: caller.email,
    metadata: of,
    // Two tabs, a reload, or a second click with the same choices continue the same payment.
    idempotencyKey: [...Object.values(of), year, amountMinor, promoCode ?? '', attempt].join(':'),
  })
  const isWanted = await db.transaction().execute(async (tx) => {
    const memorial = await selectMemorial(tx, memorialUuid).forShare().executeTakeFirst()
    const isSameYear = memorial?.retainedUntil?.getTime() === extendsFrom?.getTime()
    if (extendsFrom && (!isSameYear || memorial?.deletedAt)) return false
    const { id: intentId, customerId } = intent
    const terms = { provider: provider.name, amountMinor, currency, promoCode, createdAt: clock.now() }
    await insertPayment(tx, { ...of, extendsFrom, intentId, customerId, ...terms })
    if (promoCode) await holdPromo(context, tx, promoCode, { ...wish, intentId })
    return true
  })
  const isPaid = isWanted && intent.status === 'succeeded'
  if (isPaid) await finishPayment(context, await findByIntent(db, intent.id), of)
  if (!isWanted) await provider.cancelIntent(intent.id)
  if (isPaid || !isWanted) throw new DomainError(extendsFrom ? 'EXTENSION_TOO_EARLY' : 'ALREADY_PAID')
  return presentIntent(context, intent, amountMinor)
}

/** Idempotent. Rejects as `finishPayment` does. */
export async function finishYear(
  context: Context,
  { memorialUuid }: HostAccess,
  caller: Caller,
  purpose: 'memorial' | 'extension',
  intentId: string,
): Promise<void> {
  const payment = await findByIntent(context.db, intentId)
  const isAnother =
    purpose === 'memorial'
      ? payment?.purpose === 'donation'
      : payment?.purpose !== 'extension' || payment.memorialUuid !== memorialUuid
  const wanted = { purpose, memorialUuid, userUuid: caller.uuid }
  await finishPayment(context, isAnother ? undefined : payment, wanted)
}

const purposeOf = (extendsFrom: Date | null): 'memorial' | 'extension' =>
  extendsFrom ? 'extension' : 'memorial'

/** How many payments for the same ended without paying for it: the next one needs a new idempotency key. */
async function countEnded(db: Db, memorialUuid: string, extendsFrom: Date | null): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .where('purpose', '=', purposeOf(extendsFrom))
    .where('extendsFrom', 'is not distinct from', extendsFrom)
    .where((eb) => eb.or([eb('calledOffAt', 'is not', null), eb('refundedAt', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** From a second tab it changes nothing. The provider does not know such a payment. */
function payFree(
  context: Context,
  host: HostAccess,
  extendsFrom: Date | null,
  promoCode: string,
): Promise<void> {
  const { clock, currency } = context
  const { memorialUuid, userUuid } = host
  return changes.changeWithoutNewVersion(context, memorialUuid, async (tx) => {
    const memorial = await selectMemorial(tx, memorialUuid).forUpdate().executeTakeFirst()
    const endsAt = memorial?.retainedUntil ?? null
    if (extendsFrom ? endsAt?.getTime() !== extendsFrom.getTime() : memorial?.paymentCompletedAt) return
    const payment = await insertPayment(tx, {
      purpose: purposeOf(extendsFrom),
      memorialUuid,
      userUuid,
      provider: 'promo',
      intentId: `promo_${randomUUID()}`,
      amountMinor: 0,
      currency,
      promoCode,
      createdAt: clock.now(),
      extendsFrom,
    })
    if (!payment || !(await enterPayment(context, tx, payment, endsAt)))
      throw new DomainError('PROMO_NOT_FOUND')
  })
}

/** What the browser needs to continue the payment. Rejects as `requireDecided` does. */
function presentIntent(
  { currency, provider }: Pick<Context, 'currency' | 'provider'>,
  intent: PaymentIntent,
  amount: number,
) {
  requireDecided(intent)
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    stripeCustomerId: intent.customerId,
    amount,
    currency,
    provider: provider.name,
    publishableKey: provider.page?.publishableKey ?? null,
    scriptUrl: provider.page?.scriptUrl ?? null,
  }
}
