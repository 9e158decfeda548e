import { expect, test } from 'vitest'
import { isStalled } from './stalled.ts'

test('work counts as stalled after five minutes', () => {
  const touched = new Date('2025-07-01T12:00:00Z')
  expect(isStalled(touched, new Date('2025-07-01T12:05:00Z'))).toBe(false)
  expect(isStalled(touched, new Date('2025-07-01T12:05:01Z'))).toBe(true)
})
