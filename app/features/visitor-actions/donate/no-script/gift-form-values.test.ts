import { expect, test } from 'vitest'
import { giftFormValues, giftFormValuesFromCard, giftOf } from './gift-form-values.ts'

const from = (fields: Record<string, string>) => (name: string) => fields[name] ?? null

test.each([
  [
    { pick: '20', fundId: 'f' },
    { amount: '20', fundId: 'f' },
  ],
  [{ pick: 'other' }, { amount: '', fundId: '' }],
  [{ pick: 'other', other: '7.5' }, { amount: '7.5' }],
  [{}, { amount: '', fundId: '' }],
])("reads amount and fund from the card's query %o", (sent, begun) => {
  expect(giftFormValuesFromCard(from(sent))).toMatchObject(begun)
})

test('turns a complete form into a gift', () => {
  const begun = giftFormValues(
    from({ fundId: 'f', amount: ' 1,250.50 ', name: 'Joan Petrie', email: ' joan@example.com ' }),
  )
  expect(giftOf(begun)).toEqual({
    gift: {
      fundId: 'f',
      amountMinor: 125_050,
      name: 'Joan Petrie',
      email: ' joan@example.com ',
      anonymous: false,
    },
    problems: null,
  })
})

test('reports all errors at once, and requires no name of an anonymous donor', () => {
  expect(giftOf(giftFormValues(from({ amount: '0.5', email: 'joan@' })))).toEqual({
    problems: {
      amount: 'Please enter a valid donation amount',
      name: expect.any(String),
      email: expect.any(String),
    },
  })
  const anonymous = giftFormValues(from({ amount: '5', email: 'joan@example.com', anonymous: 'on' }))
  expect(giftOf(anonymous)).toMatchObject({ gift: { anonymous: true, fundId: null, name: '' } })
})
