import { expect, test } from 'vitest'
import { progressOf, standsStill } from './rules.ts'

test.each([
  [0, 60, 0],
  [30, 60, 45],
  [60, 60, 90],
  [1, 1, 90],
])('%i of %i photos are %i of a hundred', (prepared, all, progress) => {
  expect(progressOf(prepared, all)).toBe(progress)
})

test('work stands still after five minutes', () => {
  const touched = new Date('2025-07-01T12:00:00Z')
  expect(standsStill(touched, new Date('2025-07-01T12:05:00Z'))).toBe(false)
  expect(standsStill(touched, new Date('2025-07-01T12:05:01Z'))).toBe(true)
})
