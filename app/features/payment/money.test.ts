import { expect, it } from 'vitest'
import { money } from './money.ts'

it.each([
  [3000, 'aud', '$30.00'],
  [0, 'aud', '$0.00'],
  [123456, 'AUD', '$1,234.56'],
  // A currency without minor units counts whole ones.
  [3000, 'jpy', 'JPY 3,000'],
])('writes %d of %s as %s', (minor, currency, words) => {
  expect(money(minor, currency).replace(/\s/g, ' ')).toBe(words)
})
