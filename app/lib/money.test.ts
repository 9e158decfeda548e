import { expect, it } from 'vitest'
import { money, roundMoney } from './money.ts'

it.each([
  [3000, 'aud', '$30.00'],
  [0, 'aud', '$0.00'],
  [123456, 'AUD', '$1,234.56'],
  // A currency without minor units counts whole units.
  [3000, 'jpy', 'JPY 3,000'],
])('formats %d of %s as %s', (minor, currency, words) => {
  expect(money(minor, currency).replace(/\s/g, ' ')).toBe(words)
})

it.each([
  [124_000, '$1,240'],
  [1250, '$12.50'],
  [0, '$0'],
])('formats a total of %d as %s', (minor, words) => {
  expect(roundMoney(minor, 'aud')).toBe(words)
})
