import { expect, test } from 'vitest'
import { isConfirmed, isWithin } from './rules.ts'

const now = new Date('2031-11-26T12:00:00Z')
const event = { date: '2031-11-28', beginsAt: '2031-11-28T11:59:00Z', overAt: '2031-11-28T15:00:00Z' }

test.each([
  [event, true],
  [{ ...event, beginsAt: '2031-11-28T12:01:00Z' }, false],
  [{ ...event, date: '2031-11-26', beginsAt: '2031-11-26T11:00:00Z' }, true],
  [{ ...event, overAt: '2031-11-26T12:00:00Z' }, false],
  [{ ...event, beginsAt: null }, true],
  [{ date: '2031-11-30', beginsAt: null, overAt: '2031-12-01T00:00:00Z' }, false],
  [{ date: null, beginsAt: null, overAt: null }, false],
])('%o is within 48 hours: %s', (times, is) => {
  expect(isWithin(48, times, now)).toBe(is)
})

test('a link is tried three times before anybody is told', () => {
  expect([0, 1, 2, 3, 4].map(isConfirmed)).toEqual([false, false, false, true, true])
})
