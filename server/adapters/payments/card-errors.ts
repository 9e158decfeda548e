import { cards } from '#languages/en/calls/cards.ts'
import { CardRefused } from '#server/ports/payments.ts'

/** Why a card is refused. All are answered with 400: nothing was charged, and the same payment can be tried again. */
export type CardErrorCode = keyof typeof cards

/** Thrown when a card, or its holder, cannot complete a payment. The message is English. */
export class CardError extends CardRefused {
  declare readonly code: CardErrorCode

  constructor(code: CardErrorCode) {
    super(code, cards[code])
    this.name = 'CardError'
  }
}
