import { expect, test } from 'vitest'
import { invitationExpiry, lastFullDay, waitBeforeAskingAgain } from './rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['nobody was asked', undefined, 0],
  ['asked now', { createdAt: now, failedAt: null }, 600],
  ['asked 9 minutes ago', { createdAt: minutesAgo(9), failedAt: null }, 60],
  ['asked 10 minutes ago', { createdAt: minutesAgo(10), failedAt: null }, 0],
  ['refused by the mail server', { createdAt: now, failedAt: now }, 0],
])('seconds until a person may be invited again: %s', (_, asked, seconds) => {
  expect(waitBeforeAskingAgain(asked, now)).toBe(seconds)
})

test('an invitation is valid for two weeks, and names the last whole day of them', () => {
  expect(invitationExpiry(now).toISOString()).toBe('2026-03-15T12:00:00.000Z')
  const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })
  const inSydney = (moment: Date) => sydney.format(moment)
  expect(lastFullDay(invitationExpiry(now), inSydney)).toBe('2026-03-14')
  // Past midnight in Sydney, and not yet in UTC.
  expect(lastFullDay(new Date('2026-03-15T14:00:00Z'), inSydney)).toBe('2026-03-15')
  const inUtc = (moment: Date) => moment.toISOString().slice(0, 10)
  expect(lastFullDay(new Date('2026-03-15T14:00:00Z'), inUtc)).toBe('2026-03-14')
})
