import { describe, expect, it } from 'vitest'
import { cards } from '#languages/en/calls/cards.ts'
import { type Card, type CardErrorCode, readCard } from '#server/adapters/payments/cards.ts'
import { aCard, declinedCard, emptyCard, guardedCard } from './test-cards.ts'

const now = new Date('2026-06-15T12:00:00Z')

describe('reading a card', () => {
  it.each([
    [aCard(), '4242', 'succeeds'],
    [aCard({ cardNumber: '4242-4242-4242-4242' }), '4242', 'succeeds'],
    [declinedCard, '0002', 'card_declined'],
    [emptyCard, '9995', 'insufficient_funds'],
    [guardedCard, '3155', 'authentication_required'],
  ])('recognises the test cards: %j', (card, last4, outcome) => {
    expect(readCard(card, now)).toEqual({ last4, outcome })
  })

  it.each<[Partial<Card>, CardErrorCode]>([
    [{ cardNumber: '' }, 'incomplete_number'],
    [{ cardNumber: '4242 42' }, 'incomplete_number'],
    [{ cardNumber: '4242 4242 4242 4241' }, 'invalid_number'],
    [{ cardNumber: '4242x4242x4242x4242' }, 'invalid_number'],
    [{ cardNumber: '4'.repeat(20) }, 'invalid_number'],
    [{ cardNumber: '5555 5555 5555 4444' }, 'not_a_test_card'],
    [{ expMonth: '13' }, 'invalid_expiry_month'],
    [{ expMonth: '0' }, 'invalid_expiry_month'],
    [{ expMonth: 'May' }, 'invalid_expiry_month'],
    [{ expYear: '202' }, 'invalid_expiry_year'],
    [{ expYear: '2099' }, 'invalid_expiry_year'],
    [{ expMonth: '5', expYear: '2026' }, 'expired_card'],
    [{ expMonth: '12', expYear: '25' }, 'expired_card'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ cvc: '12a' }, 'invalid_cvc'],
    [{ name: '  ' }, 'name_required'],
    [{ name: ' C ' }, 'name_too_short'],
  ])('refuses %j: %s', (over, code) => {
    expect(() => readCard(aCard(over), now)).toThrow(expect.objectContaining({ code, message: cards[code] }))
  })

  it.each([
    { expMonth: '6', expYear: '26' },
    { expMonth: '06', expYear: '2026' },
    { expMonth: '1', expYear: '27' },
  ])('accepts a card in the last month of its validity: %j', (expiry) => {
    expect(readCard(aCard(expiry), now).outcome).toBe('succeeds')
  })
})
