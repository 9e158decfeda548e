import { expect, test } from 'vitest'
import { isoDayOf } from './dates.ts'
import { dayState } from './memorial-day.ts'

test('the day is ahead until it ends, and unset without a date', () => {
  expect(dayState('2026-11-28', '2026-11-27')).toBe('ahead')
  expect(dayState('2026-11-28', '2026-11-28')).toBe('ahead')
  expect(dayState('2026-11-28', '2026-11-29')).toBe('over')
  expect(dayState(null, '2026-11-29')).toBe('unset')
})

test('today is the day in the time zone of the product, not in UTC', () => {
  expect(isoDayOf(new Date('2026-11-27T12:59:00Z'))).toBe('2026-11-27')
  expect(isoDayOf(new Date('2026-11-27T13:01:00Z'))).toBe('2026-11-28')
})
