import type { Card } from '#server/adapters/payments/cards.ts'

/** A card as a person would type it, valid unless the test changes it. */
export function aCard(over: Partial<Card> = {}): Card {
  return {
    cardNumber: '4242 4242 4242 4242',
    expMonth: '08',
    expYear: '29',
    cvc: '123',
    name: 'Claire Hollis',
    ...over,
  }
}

export const declinedCard = aCard({ cardNumber: '4000 0000 0000 0002' })
export const emptyCard = aCard({ cardNumber: '4000 0000 0000 9995' })
export const guardedCard = aCard({ cardNumber: '4000 0025 0000 3155' })
