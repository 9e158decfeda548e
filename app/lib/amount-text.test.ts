import { expect, test } from 'vitest'
import { plainAmount } from './amount-text.ts'

test.each([
  ['en', '1,500', '1500'],
  ['en', '$ 1,500.50', '1500.50'],
  ['en', '15,00', '15,00'],
  ['en', '1.505', '1.505'],
  ['es', '1500,50', '1500.50'],
  ['es', '1.500,50', '1500.50'],
  ['es', '1,500.50', '1500.50'],
  ['es', '1.500', '1500'],
  ['es', '1,500', '1500'],
  ['es', '12.5', '12.5'],
  ['es', '12,5', '12.5'],
  ['es', '1500', '1500'],
  ['pt', '1.500,50', '1500.50'],
  ['ar', '١٥٠٠', '1500'],
  ['ar', '١٬٥٠٠٫٥', '1500.5'],
  ['ar', 'كثير', 'كثير'],
] as const)('in %s, the typed amount %s is read as %s', (language, typed, plain) => {
  expect(plainAmount(typed, language)).toBe(plain)
})
