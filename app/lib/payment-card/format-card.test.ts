import { describe, expect, it } from 'vitest'
import {
  cardOf,
  cursorAfter,
  fieldOfRefusal,
  groupExpiry,
  groupNumber,
  incompleteField,
  onlyCvc,
} from './format-card.ts'

const card = { holder: ' Claire Hollis ', number: '4242 4242 4242 4242', expiry: '08 / 29', cvc: '123' }

describe('the card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['4242424242424242424299', '4242 4242 4242 4242 424'],
  ])('%j is shown as %j', (typed, shown) => expect(groupNumber(typed)).toBe(shown))
})

describe('the expiry date', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['8', '08'],
    ['829', '08 / 29'],
    ['12 / ', '12'],
    ['08/2029', '08 / 29'],
  ])('%j is shown as %j', (typed, shown) => expect(groupExpiry(typed)).toBe(shown))
})

describe('a card', () => {
  it('is sent without spaces', () => {
    expect(cardOf(card)).toEqual({
      cardNumber: '4242424242424242',
      expMonth: '08',
      expYear: '29',
      cvc: '123',
      name: 'Claire Hollis',
    })
  })

  it.each([
    [{ number: '4242 4242' }, 'number'],
    [{ expiry: '08 / 2' }, 'expiry'],
    [{ cvc: '12' }, 'cvc'],
    [{}, null],
  ] as const)('with %j, the first incomplete field is %s', (change, lacking) => {
    expect(incompleteField({ ...card, ...change })).toBe(lacking)
  })

  it('has a security code of up to four digits', () => expect(onlyCvc('12 345')).toBe('1234'))
})

describe('the cursor position', () => {
  it.each([
    ['4242 4', 0, 0],
    ['4242 4', 4, 4],
    ['4242 4', 5, 6],
    ['08 / 29', 3, 6],
  ])('in %j after %d digits is %d', (grouped, digits, place) =>
    expect(cursorAfter(grouped, digits)).toBe(place),
  )
})

describe('a refusal with the code', () => {
  it.each([
    ['card_declined', 'number'],
    ['insufficient_funds', 'number'],
    [null, 'number'],
    ['invalid_expiry_month', 'expiry'],
    ['expired_card', 'expiry'],
    ['invalid_cvc', 'cvc'],
    ['name_too_short', 'holder'],
  ])('%s is about the field %s', (code, field) => expect(fieldOfRefusal(code)).toBe(field))
})
