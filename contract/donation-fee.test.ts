import { expect, test } from 'vitest'
import { donationFee, minorUnits } from './donation-fee.ts'

test.each([
  [10, 1000],
  ['10', 1000],
  [12.5, 1250],
  ['12.50', 1250],
  [0.1, 10],
  [1.1, 110],
  // 19.99 * 100 is 1998.9999999999998
  [19.99, 1999],
  [9999.99, 999_999],
  [10_000, 1_000_000],
  [' 5 ', 500],
  ['007', 700],
  [0, 0],
])('%s is %s minor units', (amount, minor) => {
  expect(minorUnits(amount)).toBe(minor)
})

test.each([
  -1,
  0.001,
  '1.',
  '.5',
  '',
  'ten',
  '1e3',
  1e21,
  1e-7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1,50',
])('%s is no amount', (amount) => {
  expect(minorUnits(amount)).toBeNull()
})

const usual = { hundredthsOfPercent: 175, fixedMinor: 30 }

test.each([
  // 17.5 cents and 30
  [1000, 48],
  [500, 39],
  [1500, 56],
  [2000, 65],
  [100, 32],
  [1250, 52],
  [1_000_000, 17_530],
])('giving %s costs %s', (amount, fee) => {
  expect(donationFee(amount, usual)).toBe(fee)
})

test('half a cent is rounded up, less is not', () => {
  expect(donationFee(200, { hundredthsOfPercent: 25, fixedMinor: 0 })).toBe(1)
  expect(donationFee(199, { hundredthsOfPercent: 25, fixedMinor: 0 })).toBe(0)
})

test('a fee may be zero', () => {
  expect(donationFee(1000, { hundredthsOfPercent: 0, fixedMinor: 0 })).toBe(0)
})
