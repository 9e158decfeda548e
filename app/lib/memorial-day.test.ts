import { describe, expect, test } from 'vitest'
import { isoDayOf } from './dates.ts'
import { dayState, openEvents, programmeState } from './memorial-day.ts'

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

describe('a programme', () => {
  const service = { date: '2026-11-28', overAt: '2026-11-28T04:00:00.000Z', isCancelled: false }
  const gathering = { date: '2026-11-28', overAt: '2026-11-28T09:00:00.000Z', isCancelled: false }
  const dateless = { date: null, overAt: null, isCancelled: false }
  const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`)

  test('is over with its last event, in the minute of its end', () => {
    expect(programmeState([service, gathering], at('08:59'))).toBe('ahead')
    expect(programmeState([service, gathering], at('09:00'))).toBe('over')
  })

  test('does not wait for an event that does not take place', () => {
    const events = [service, { ...gathering, isCancelled: true }]
    expect(programmeState(events, at('03:59'))).toBe('ahead')
    expect(programmeState(events, at('04:00'))).toBe('over')
    expect(programmeState([{ ...service, isCancelled: true }], at('03:00'))).toBe('over')
  })

  test('is unset while no event has a date, and ahead while one has none yet', () => {
    expect(programmeState([dateless], at('09:00'))).toBe('unset')
    expect(programmeState([service, dateless], at('09:00'))).toBe('ahead')
  })

  test('asks for each event until it is over or called off', () => {
    const events = [service, gathering, { ...dateless, isCancelled: true }]
    expect(openEvents(events, at('03:59'))).toEqual([service, gathering])
    expect(openEvents(events, at('04:00'))).toEqual([gathering])
  })
})
