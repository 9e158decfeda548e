import { expect, test } from 'vitest'
import { belongsInCalendar } from './rules.ts'

test('a calendar entry is offered until the day is over, to people who may come', () => {
  const today = '2026-11-28'
  const answer = { status: 'ATTENDING', memorialDate: '2026-11-28' } as const
  expect(belongsInCalendar(answer, today)).toBe(true)
  expect(belongsInCalendar({ ...answer, status: 'UNSURE' }, today)).toBe(true)
  expect(belongsInCalendar({ ...answer, status: 'NOT_ATTENDING' }, today)).toBe(false)
  expect(belongsInCalendar({ ...answer, memorialDate: '2026-11-27' }, today)).toBe(false)
  expect(belongsInCalendar({ ...answer, memorialDate: null }, today)).toBe(false)
})
