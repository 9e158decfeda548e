import { expect, test } from 'vitest'
import { asksYearly } from './asks-yearly.ts'

const known = { anniversary: '11-03', deathDate: '2026-11-03' }

test.each([
  ['over', known, '2026-11-28', true],
  ['ahead', known, '2027-11-28', false],
  ['unset', known, '2026-12-02', false],
  ['unset', known, '2026-12-03', true],
  ['unset', { anniversary: '11-28', deathDate: '2026-11' }, '2026-11-28', false],
  ['over', { anniversary: null, deathDate: null }, '2026-11-28', false],
] as const)('while the day is %s, of %o, on %s: %s', (day, memorial, today, isAsked) => {
  expect(asksYearly(memorial, day, today)).toBe(isAsked)
})
