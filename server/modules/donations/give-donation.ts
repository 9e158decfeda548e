import { randomUUID } from 'node:crypto'
import { minorUnits } from '#contract/donation-fee.ts'
import type { Answer, Body } from '#contract/endpoint.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { Uuid } from '#contract/fields.ts'
import type { processDonation as donateCall, finishDonation as finishCall } from '#contract/visitors.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import { requireDecided } from '#server/modules/payments/ask-provider.ts'
import { selectMemorial } from '#server/modules/payments/select-payments.ts'
import { finishPayment, settlePayment } from '#server/modules/payments/settle-payment.ts'
import type { Context } from '#server/ports/context.ts'
import { CardRefused } from '#server/ports/payments.ts'
import { beginGift } from './begin-gift.ts'
import { showGift } from './give-as-guest.ts'
import { findGift, type Gift, selectGifts } from './queries.ts'
import { isSame } from './rules.ts'

type Wanted = Body<typeof donateCall>

// Giving to a fund. A gift is stored before the provider is asked for money, and entered in the ledger when the
// provider reports it as paid. If anything stops in between, `sweep` settles it.

/**
 * Rejects as `access.requireReadable` does, or with BLOCKED, FUND_MISSING, TOO_MANY_ATTEMPTS, CAPTCHA_NEEDED,
 * PAYMENT_UNDER_WAY, or CARD_REFUSED with a text for the donor and the provider's own `reason`.
 */
export async function processDonation(
  context: Context,
  caller: Caller,
  visitor: Visitor,
  wanted: Wanted,
  ip: string,
) {
  const { memorialUuid } = await access.requireReadable(context, wanted.memorialSlug, visitor)
  const { inviteToken, captcha } = wanted
  const link = await access.linkKind(context, memorialUuid, inviteToken)
  await context.networkLimits.count({
    person: ['actByPerson', `gift ${caller.uuid} ${memorialUuid}`],
    network: networkKeyOf(link, 'gift', { ip, memorialUuid }),
    proof: captcha,
  })
  const gift = await begin(context, caller, memorialUuid, wanted)
  return charge(context, gift, wanted.paymentMethodId)
}

/** The gift for this press of the button, new or begun before. Without an id from the browser every request is a new one. */
async function begin(
  context: Context,
  { uuid: userUuid, email }: Caller,
  memorialUuid: string,
  wanted: Wanted,
): Promise<Gift> {
  const amountMinor = minorUnits(wanted.amount)
  if (amountMinor === null)
    throw new DomainError('BAD_INPUT', { field: 'amount', problem: fieldProblem('donationAmount') })
  const { anonymous } = wanted
  const wish = { amountMinor, anonymous, fundUuid: wanted.fundId?.toLowerCase() ?? null }
  await blocking.requireNotBlocked(context.db, memorialUuid, { userUuid })
  const clientId = wanted.clientId ?? randomUUID()
  const of = { userUuid, clientId }
  const known = await selectGifts(context.db)
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) => eb.and(of))
    .executeTakeFirst()
  const idempotencyKey = ['donation', memorialUuid, userUuid, clientId].join(':')
  const gift = known ?? (await beginGift(context, wish, { memorialUuid, email, of, idempotencyKey }))
  if (!isSame(gift, wish)) throw new DomainError('BAD_INPUT', { field: 'clientId' })
  return gift
}

async function charge(context: Context, gift: Gift, paymentMethodId: string) {
  const intent = await context.provider.confirmIntent(gift.intentId, paymentMethodId).catch(refuseInWords)
  if (intent.status === 'requires_action') return presentGift(gift, intent.clientSecret)
  requireDecided(intent)
  if (intent.status !== 'succeeded') throw new DomainError('CARD_REFUSED')
  await settlePayment(context, gift, intent)
  return presentGift(gift, null)
}

/**
 * `id` is the payment's, or the one that the donor's browser chose. Rejects with INTENT_UNKNOWN, also for somebody
 * else's gift, with PAYMENT_UNDER_WAY or PAYMENT_INCOMPLETE, and with FUND_MISSING when it is refunded because its memorial is gone.
 */
export async function finishDonation(context: Context, caller: Caller, id: string) {
  const gift = await selectGifts(context.db)
    .where(Uuid.safeParse(id).success ? 'clientId' : 'intentId', '=', id)
    .where('userUuid', '=', caller.uuid)
    .executeTakeFirst()
  if (!gift) throw new DomainError('INTENT_UNKNOWN')
  await finishPayment(context, gift, gift)
  if (!(await selectMemorial(context.db, gift.memorialUuid).executeTakeFirst()))
    throw new DomainError('FUND_MISSING')
  return presentGift(gift, null)
}

/** A gift that its donor has just given to a memorial. */
export async function showGiven(context: Context, caller: Caller, memorialUuid: string, intentId: string) {
  const gift = await findGift(context.db, intentId)
  if (gift?.memorialUuid !== memorialUuid) throw new DomainError('INTENT_UNKNOWN')
  return showGift({ ...gift, donorEmail: caller.email }, 'given')
}

function refuseInWords(reason: unknown): never {
  if (!(reason instanceof CardRefused)) throw reason
  throw new DomainError('CARD_REFUSED', {
    cardCode: reason.code,
    english: reason.message,
    extra: { reason: reason.code },
  })
}

/** @param clientSecret of a gift that its donor still has to confirm with the bank */
function presentGift(
  gift: Gift,
  clientSecret: string | null,
): Omit<Answer<typeof finishCall>, 'success' | 'msg'> {
  const { intentId, amountMinor, feeMinor, currency } = gift
  const status = clientSecret === null ? 'succeeded' : 'requires_action'
  const ids = { transactionId: intentId, paymentIntentId: intentId }
  return { status, ...ids, clientSecret, amountMinor, feeMinor, currency }
}
