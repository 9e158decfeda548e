import { expect, test } from 'vitest'
import { clockTime } from '#contract/clock-time.ts'
import { formatIsoDay, formatReadersTime } from './event-times.ts'

const at = Date.parse('2027-01-09T03:00:00Z')
const half = Date.parse('2027-01-09T03:30:00Z')
/** Which space stands before the half of the day differs between browsers. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null

test('a full hour has no minutes where the halves of the day are named', () => {
  expect(plain(clockTime('en-US', at, 'Australia/Sydney'))).toBe('2 PM')
  expect(plain(clockTime('en-US', half, 'Australia/Sydney'))).toBe('2:30 PM')
  expect(clockTime('es', at, 'Australia/Sydney')).toBe('14:00')
  expect(clockTime('pt-BR', half, 'Australia/Sydney')).toBe('14:30')
})

test('a day is the one of the place', () => {
  const late = Date.parse('2027-01-09T13:30:00Z')
  expect(formatIsoDay(late, 'Australia/Sydney')).toBe('2027-01-10')
  expect(formatIsoDay(late, 'Europe/London')).toBe('2027-01-09')
})

test('the time where the reader is, with its day where that differs, and none where the clocks agree', () => {
  expect(plain(formatReadersTime('en-US', at, 'Australia/Sydney', 'Europe/London'))).toBe('3 AM')
  expect(plain(formatReadersTime('en-US', at, 'Australia/Sydney', 'America/New_York'))).toBe(
    'Friday, January 8, 10 PM',
  )
  expect(formatReadersTime('en-US', at, 'Australia/Sydney', 'Australia/Melbourne')).toBeNull()
})
