import { expect, it } from 'vitest'
import { isLong } from './fold.ts'

it('shows a few lines whole and folds a letter', () => {
  expect(isLong('')).toBe(false)
  expect(isLong('Thank you for the roses, Mrs Hollis.')).toBe(false)
  expect(isLong('x'.repeat(480))).toBe(false)
  expect(isLong('x'.repeat(481))).toBe(true)
  expect(isLong(Array(9).fill('line').join('\n'))).toBe(false)
  expect(isLong(Array(10).fill('line').join('\n'))).toBe(true)
})
