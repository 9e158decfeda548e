export interface WantedGift {
  fundUuid: string | null
  amountMinor: number
  anonymous: boolean
}

/** A second request with the same key must ask for the same gift. Without a fund in the request any fund matches. */
export const isSame = (gift: WantedGift, wanted: WantedGift): boolean =>
  gift.amountMinor === wanted.amountMinor &&
  gift.anonymous === wanted.anonymous &&
  (wanted.fundUuid === null || wanted.fundUuid === gift.fundUuid)
