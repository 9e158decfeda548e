import { expect, test } from 'vitest'
import { standsStill } from './stands-still.ts'

test('work counts as stalled after five minutes', () => {
  const touched = new Date('2025-07-01T12:00:00Z')
  expect(standsStill(touched, new Date('2025-07-01T12:05:00Z'))).toBe(false)
  expect(standsStill(touched, new Date('2025-07-01T12:05:01Z'))).toBe(true)
})
