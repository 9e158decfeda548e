import type { PaymentIntent } from '#server/ports/payments.ts'

/** A begun gift. Its donor pays amount and fee; the fund gets the amount. */
export interface Gift {
  intentId: string
  memorialUuid: string
  fundUuid: string
  /** The words of the fund when it was begun. */
  fundTitle: string
  recipient: string | null
  payout: string | null
  charity: string | null
  /** Null once the account is gone, and for a guest. */
  userUuid: string | null
  /** The name of a guest who may be named. */
  donorName: string | null
  amountMinor: number
  feeMinor: number
  currency: string
  anonymous: boolean
  provider: string
  createdAt: Date
  /** When it was given, or called off. */
  settledAt: Date | null
  /** Whether it is entered as a donation. */
  isGiven: boolean
  refundedMinor: number
  /** When it was refunded in full. */
  refundedAt: Date | null
  /** When the donor's bank took it back. */
  lostAt: Date | null
}

export interface WantedGift {
  fundUuid: string | null
  amountMinor: number
  anonymous: boolean
}

/** A second request with the same key must ask for the same gift. Without a fund in the request any fund matches. */
export const isSame = (gift: Gift, wanted: WantedGift): boolean =>
  gift.amountMinor === wanted.amountMinor &&
  gift.anonymous === wanted.anonymous &&
  (wanted.fundUuid === null || wanted.fundUuid === gift.fundUuid)

/** Only money paid for this gift counts: the price of a memorial never does. */
export const pays = (intent: PaymentIntent, gift: Gift): boolean =>
  intent.metadata.purpose === 'donation' &&
  intent.metadata.memorialUuid === gift.memorialUuid &&
  intent.amountMinor === gift.amountMinor + gift.feeMinor &&
  intent.currency === gift.currency

/** Pressing the button twice is one gift; without an id from the browser every request is a new gift. */
export const idempotencyKey = (memorialUuid: string, userUuid: string, clientId: string): string =>
  ['donation', memorialUuid, userUuid, clientId].join(':')
