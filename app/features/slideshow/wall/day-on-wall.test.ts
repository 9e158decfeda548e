import { afterEach, expect, it, vi } from 'vitest'
import { formatDay } from '../../../lib/dates.ts'
import { dayOnWall } from './day-on-wall.ts'

afterEach(() => vi.unstubAllEnvs())

it('says today in the time zone of the device, and the date of any other day', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  // The evening of the 14th there, and already the 15th in Greenwich.
  const now = new Date('2025-03-15T03:30:00Z')
  expect(dayOnWall('2025-03-15T01:00:00Z', now)).toBe('today')
  expect(dayOnWall('2025-03-14T16:00:00Z', now)).toBe('today')
  const before = '2025-03-13T16:00:00Z'
  expect(dayOnWall(before, now)).toBe(formatDay(before))
})
