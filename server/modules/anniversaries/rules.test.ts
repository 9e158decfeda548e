import { expect, test } from 'vitest'
import { dateOf } from '#server/lib/anniversary.ts'
import { dayOfNotes, daysOfYear, yearsSince } from './rules.ts'

const dates = {
  birthDate: '1931-03-12',
  deathDate: '2026-11-03',
  memorialDate: '2026-11-28',
  anniversaryOnMemorialDate: false,
}

test.each([
  ['BIRTH', {}, '1931-03-12'],
  ['BIRTH', { birthDate: '1931-03' }, null],
  ['BIRTH', { birthDate: '1931~', anniversaryOnMemorialDate: true }, null],
  ['DEATH', {}, '2026-11-03'],
  ['DEATH', { anniversaryOnMemorialDate: true }, '2026-11-03'],
  ['DEATH', { deathDate: '2026-11' }, null],
  ['DEATH', { deathDate: '2026-11', anniversaryOnMemorialDate: true }, '2026-11-28'],
  ['DEATH', { deathDate: null, memorialDate: null, anniversaryOnMemorialDate: true }, null],
] as const)('%s, with %o, is about %s', (occasion, change, date) => {
  expect(dateOf(occasion, { ...dates, ...change })).toBe(date)
})

test.each([
  ['2027-11-02T20:59:00Z', 'Australia/Sydney', null],
  ['2027-11-02T21:00:00Z', 'Australia/Sydney', '2027-11-03'],
  ['2027-11-03T08:59:00Z', 'Australia/Sydney', '2027-11-03'],
  ['2027-11-03T09:00:00Z', 'Australia/Sydney', null],
  ['2027-11-03T14:00:00Z', 'America/Los_Angeles', null],
  ['2027-11-03T15:00:00Z', 'America/Los_Angeles', '2027-11-03'],
])('at %s in %s: %s', (now, zone, day) => {
  expect(dayOfNotes(new Date(now), zone)?.today ?? null).toBe(day)
})

test('a day begins at midnight of its zone', () => {
  const { began } = dayOfNotes(new Date('2027-11-02T21:30:00Z'), 'Australia/Sydney') ?? {}
  expect(began).toEqual(new Date('2027-11-02T13:00:00Z'))
})

test('a 29 February has its anniversary on the 28th in years that have none', () => {
  expect(daysOfYear('2027-02-28')).toEqual(['02-28', '02-29'])
  expect(daysOfYear('2028-02-28')).toEqual(['02-28'])
  expect(daysOfYear('2028-02-29')).toEqual(['02-29'])
})

test.each([
  ['2026-11-03', '2026-11-03', null],
  ['2026-11-03', '2027-11-03', 1],
  ['2026-11-03', '2027-11-04', null],
  ['2024-02-29', '2027-02-28', 3],
  ['2024-02-29', '2028-02-28', null],
  ['2024-02-29', '2028-02-29', 4],
  [null, '2027-11-03', null],
] as const)('%s, on %s: %s years', (date, today, years) => {
  expect(yearsSince(date, today)).toBe(years)
})
