import type { PaymentIntent } from '#server/ports/payments.ts'

/** A gift that was begun: what its donor pays is amount and fee, what the fund gets is the amount. */
export interface Gift {
  intentId: string
  memorialUuid: string
  fundUuid: string
  /** null once the account is gone, and for a donor who never had one. */
  userUuid: string | null
  /** Of a donor without an account who may be named. */
  donorName: string | null
  amountMinor: number
  feeMinor: number
  currency: string
  anonymous: boolean
  provider: string
  createdAt: Date
  /** When it was given, or called off. */
  settledAt: Date | null
  /** Whether it counts among the donations. */
  isGiven: boolean
  refundedMinor: number
  /** When all of it had been given back. */
  refundedAt: Date | null
  /** When its bank took it back. */
  lostAt: Date | null
}

export interface WantedGift {
  fundUuid: string | null
  amountMinor: number
  anonymous: boolean
}

/** The same key asks for the same gift, or it was not meant. A fund that is not named may be any. */
export const isSame = (gift: Gift, wanted: WantedGift): boolean =>
  gift.amountMinor === wanted.amountMinor &&
  gift.anonymous === wanted.anonymous &&
  (wanted.fundUuid === null || wanted.fundUuid === gift.fundUuid)

/** Only money that came for this gift is this gift: the price of a memorial never is. */
export const pays = (intent: PaymentIntent, gift: Gift): boolean =>
  intent.metadata.purpose === 'donation' &&
  intent.metadata.memorialUuid === gift.memorialUuid &&
  intent.amountMinor === gift.amountMinor + gift.feeMinor &&
  intent.currency === gift.currency

/** Who presses once is one gift; without an id of the browser's every request is one of its own. */
export const idempotencyKey = (memorialUuid: string, userUuid: string, clientId: string): string =>
  ['donation', memorialUuid, userUuid, clientId].join(':')
