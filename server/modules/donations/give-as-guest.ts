import { randomUUID } from 'node:crypto'
import type { GiftNow } from '#app/context.ts'
import { donations as limitsOfGifts } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { type LanguagePreferences, preferredLanguage } from '#server/lib/language.ts'
import { readPaymentStatus } from '#server/lib/payment-status.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import { findIntent } from '#server/modules/payments/ask-provider.ts'
import { settleFromProvider } from '#server/modules/payments/settle-payment.ts'
import type { Context } from '#server/ports/context.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { beginGift } from './begin-gift.ts'
import { countGivenBefore, findGift, type Gift, selectGifts } from './queries.ts'
import type { WantedGift } from './rules.ts'

/** A gift of a guest, who has no account. */
interface GuestWish extends WantedGift {
  /** Stored only if they may be named. */
  name: string
  email: string
}

interface GuestOrigin {
  ip: string
  languages: LanguagePreferences
  /** The absolute address of a gift's page, from the memorial's slug and the gift's key. */
  pageOf(shareSlug: string, key: string): string
}

// Gifts of whoever has no account (docs/decisions/0021): begun here, paid on a page of
// the provider, and entered in the same ledger by the same steps as every other.

/**
 * Returns the key of the gift's page. Every call begins a new gift; nothing is charged until its donor pays, once.
 * Rejects as `access.requireReadable` does, or with TOO_MANY_ATTEMPTS, BLOCKED, ADDRESS_UNPROVEN or FUND_MISSING.
 */
export async function beginGuestGift(
  context: Context,
  slug: string,
  visitor: Visitor,
  wish: GuestWish,
  { ip, languages, pageOf }: GuestOrigin,
): Promise<{ key: string }> {
  const { memorialUuid, shareSlug, language: ofPage } = await access.requireReadable(context, slug, visitor)
  const { name, email } = wish
  // A gift is not visible before it is paid, so no host has to check what goes beyond the free limit.
  await context.networkLimits.count({
    person: ['actByPerson', `gift ${email.toLowerCase()} ${ip} ${memorialUuid}`],
    network: ['actByIp', `gift ${ip} ${memorialUuid}`],
    isForm: true,
  })
  await blocking.requireNotBlocked(context.db, memorialUuid, { userUuid: null, email })
  const key = randomUUID()
  const language = preferredLanguage(languages, ofPage)
  const donorName = wish.anonymous ? null : name
  await beginGift(context, wish, {
    memorialUuid,
    email,
    of: { userUuid: null, guestKey: key, donorName, donorEmail: email, donorLanguage: language },
    idempotencyKey: `donation:${memorialUuid}:guest:${key}`,
    hosted: { language: language ?? defaultLanguage, returnUrl: pageOf(shareSlug, key) },
  })
  return { key }
}

/**
 * The state of a gift, for anybody who has its page's address; null when this memorial has no such gift. A payment is
 * entered in the ledger by whichever comes first: this page, the provider's webhook, or the sweep.
 *
 * Rejects as `access.requireReadable` does.
 */
export async function readGuestGift(context: Context, slug: string, visitor: Visitor, key: string) {
  const { db, clock } = context
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const begun = await selectGifts(db)
    .where('guestKey', '=', key)
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  if (!begun) return null
  const { state, payUrl } = await lookAt(context, begun)
  const hasReceipt =
    state !== 'given' || (await countGivenBefore(db, begun.intentId)) < limitsOfGifts.guestReceiptsPerDay
  return {
    ...showGift(hasReceipt ? begun : { ...begun, donorEmail: null }, state),
    isLate: clock.now().getTime() - begun.createdAt.getTime() > limitsOfGifts.waitMinutes * 60_000,
    payUrl,
  }
}

/** A gift as its card shows it. The receipt goes to the donor's address, where there is one. */
export function showGift(gift: Gift, state: GuestGiftState): GiftNow {
  const { amountMinor, feeMinor, currency, anonymous, fundUuid, fundTitle } = gift
  const { recipient, payout, charity, donorName, donorEmail, provider } = gift
  return {
    state,
    isLate: false,
    payUrl: null,
    amountMinor,
    feeMinor,
    currency,
    anonymous,
    fundId: fundUuid,
    fundTitle,
    recipient,
    payout,
    charity,
    name: donorName ?? '',
    email: donorEmail ?? '',
    isTest: provider === 'sandbox',
  }
}

async function lookAt(
  context: Context,
  begun: Gift,
): Promise<{ state: GuestGiftState; payUrl: string | null }> {
  try {
    const isOpen = (gift: Gift) => readPaymentStatus(gift) === 'begun'
    if (isOpen(begun)) await settleFromProvider(context, begun)
    const gift = (await findGift(context.db, begun.intentId)) ?? begun
    const intent = isOpen(gift) ? await findIntent(() => context.provider.getIntent(gift.intentId)) : null
    const state = guestGiftState(gift, intent?.status ?? null)
    const payUrl = state === 'open' ? await context.provider.hostedPage(gift.intentId) : null
    return { state: state === 'open' && payUrl === null ? 'underWay' : state, payUrl }
  } catch (reason) {
    // The provider does not answer now: the donor can reload the page.
    if (reason instanceof DomainError && reason.code === 'SERVER_BUSY')
      return { state: 'underWay', payUrl: null }
    throw reason
  }
}

type GuestGiftState = GiftNow['state']

/**
 * @param gift after our ledger was updated to match the provider
 * @param status of the payment; null when the provider does not know it
 */
function guestGiftState(gift: Gift, status: PaymentIntent['status'] | null): GuestGiftState {
  const paymentStatus = readPaymentStatus(gift)
  if (paymentStatus === 'completed') return 'given'
  if (['refunded', 'lost', 'surplus'].includes(paymentStatus)) return 'returned'
  if (paymentStatus === 'calledOff' || status === null || status === 'canceled') return 'over'
  return status === 'processing' || status === 'succeeded' ? 'underWay' : 'open'
}
