import { expect, test } from 'vitest'
import { digestMoment, isWakingHour, moderatorsRestUntil } from './rules.ts'

const SYDNEY = 'Australia/Sydney'
const at = (iso: string) => new Date(iso)

test.each([
  ['at the hour', '2026-11-20T18:00:00+11:00', '2026-11-20T18:00:00+11:00'],
  ['some minutes later', '2026-11-20T18:05:07.250+11:00', '2026-11-20T18:00:00+11:00'],
  ['when it was missed', '2026-11-20T20:59:59.999+11:00', '2026-11-20T18:00:00+11:00'],
  ['in winter time', '2026-07-01T19:05:00+10:00', '2026-07-01T18:00:00+10:00'],
])('an evening mail covers what came until its hour: %s', (_, now, moment) => {
  expect(digestMoment(at(now), 18, SYDNEY)).toEqual(at(moment))
})

test.each(['2026-11-20T17:59:59.999+11:00', '2026-11-20T21:00:00+11:00', '2026-11-20T03:05:00+11:00'])(
  'at %s there is no evening mail',
  (now) => {
    expect(digestMoment(at(now), 18, SYDNEY)).toBeNull()
  },
)

test('an hour before midnight can be made up for after it; a zone with half hours is respected', () => {
  expect(digestMoment(at('2026-11-21T00:30:00+11:00'), 23, SYDNEY)).toEqual(at('2026-11-20T23:00:00+11:00'))
  expect(digestMoment(at('2026-11-20T18:05:00+05:30'), 18, 'Asia/Kolkata')).toEqual(
    at('2026-11-20T18:00:00+05:30'),
  )
})

test('moderators get mail by day, and at most once an hour', () => {
  const hours = ['07:59', '08:00', '20:59', '21:00', '00:00']
  expect(hours.map((time) => isWakingHour(at(`2026-11-20T${time}:00+11:00`), SYDNEY))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(moderatorsRestUntil(at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-20T11:00:00Z'))
})
