import { expect, test } from 'vitest'
import { progressOf } from './rules.ts'

test.each([
  [0, 60, 0],
  [30, 60, 45],
  [60, 60, 90],
  [1, 1, 90],
])('%i of %i photos prepared is %i percent', (prepared, all, progress) => {
  expect(progressOf(prepared, all)).toBe(progress)
})
