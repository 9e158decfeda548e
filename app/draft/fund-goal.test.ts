import { expect, test } from 'vitest'
import { goalMinor, goalText } from './fund-goal.ts'

test.each([
  ['', null],
  ['  ', null],
  ['1500', 150_000],
  ['1,500', 150_000],
  ['$ 1,500.50', 150_050],
  ['0.5', 50],
  ['12.', 1200],
  ['1000000', 100_000_000],
  ['1000001', 'unclear'],
  ['0', 'unclear'],
  ['1.505', 'unclear'],
  ['15,00', 'unclear'],
  ['-5', 'unclear'],
  ['a lot', 'unclear'],
])('%j is read as %j', (typed, minor) => {
  expect(goalMinor(typed)).toBe(minor)
})

test.each([1, 50, 1200, 150_000, 150_050])('%d is formatted so that it is read back the same', (minor) => {
  expect(goalMinor(goalText(minor))).toBe(minor)
})

test('a currency without cents has no fraction', () => {
  expect(goalMinor('1500', 'jpy')).toBe(1500)
  expect(goalMinor('1500.5', 'jpy')).toBe('unclear')
  expect(goalText(1500, 'jpy')).toBe('1500')
})

test('accepts Arabic digits', () => {
  expect(goalMinor('١٬٥٠٠٫٥٠')).toBe(150_050)
})
