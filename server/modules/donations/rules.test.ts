import { expect, test } from 'vitest'
import { isSame } from './rules.ts'

const gift = { fundUuid: 'f', amountMinor: 1000, anonymous: false }

test.each([
  [{ fundUuid: 'f', amountMinor: 1000, anonymous: false }, true],
  [{ fundUuid: null, amountMinor: 1000, anonymous: false }, true],
  [{ fundUuid: 'g', amountMinor: 1000, anonymous: false }, false],
  [{ fundUuid: 'f', amountMinor: 1001, anonymous: false }, false],
  [{ fundUuid: 'f', amountMinor: 1000, anonymous: true }, false],
])('%o is the same gift: %s', (wanted, same) => {
  expect(isSame(gift, wanted)).toBe(same)
})
