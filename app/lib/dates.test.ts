import { describe, expect, it, vi } from 'vitest'
import { readAs } from '../../tests/support/read-as.ts'
import { formatAgo, formatDay, formatMemorialDate, formatOwnDay } from './dates.ts'
import { writtenDay } from './written-time.ts'

describe('formatMemorialDate', () => {
  it('formats a date in US style', () => {
    expect(formatMemorialDate('2025-01-05')).toBe('Jan 5, 2025')
  })

  it('has the day first for readers who write it so', () => {
    readAs('en', 'en-AU')
    expect(formatMemorialDate('2025-01-05')).toBe('5 Jan 2025')
    expect(writtenDay('2025-01-05')).toBe('Sunday 5 January 2025')
  })

  it('keeps the calendar day whatever time and offset follow it', () => {
    expect(formatMemorialDate('2025-01-05T23:59:59.000-11:00')).toBe('Jan 5, 2025')
    expect(formatMemorialDate('1931-12-31T00:00:00+14:00')).toBe('Dec 31, 1931')
  })

  it('returns an empty text for no date or an invalid one', () => {
    expect(formatMemorialDate(null)).toBe('')
    expect(formatMemorialDate('2025-13-40')).toBe('')
    expect(formatMemorialDate('soon')).toBe('')
  })
})

describe('formatDay', () => {
  it('takes the day in the time zone of the product; of what somebody did that of the device, and none to come', () => {
    expect(formatDay('2025-01-05T12:00:00Z')).toBe('Jan 5, 2025')
    expect(formatDay('2025-01-05T14:00:00Z')).toBe('Jan 6, 2025')
    vi.stubEnv('TZ', 'America/New_York')
    expect(formatOwnDay('2025-01-05T04:00:00Z')).toBe('Jan 4, 2025')
    expect(formatOwnDay('2525-01-05T14:00:00Z')).toBe(formatOwnDay(new Date().toISOString()))
    vi.unstubAllEnvs()
  })

  it('returns an empty text for what is not a time', () => {
    expect(formatDay(undefined)).toBe('')
    expect(formatDay('never')).toBe('')
  })
})

describe('formatAgo', () => {
  const now = new Date('2025-03-31T03:00:00Z')

  it.each([
    ['2025-03-31T00:00:00Z', 'today'],
    ['2025-03-31T23:00:00Z', 'today'],
    // Before midnight in Sydney, although less than a day ago.
    ['2025-03-30T12:00:00Z', 'yesterday'],
    ['2025-03-28T00:00:00Z', '3 days ago'],
    ['2025-03-24T00:00:00Z', '1 week ago'],
    ['2025-03-01T00:00:00Z', '4 weeks ago'],
    ['2025-02-28T00:00:00Z', '1 month ago'],
    ['2024-04-02T00:00:00Z', '11 months ago'],
    ['2024-03-31T00:00:00Z', '1 year ago'],
    ['2023-03-30T00:00:00Z', '2 years ago'],
  ])('%s is %s', (moment, words) => {
    expect(formatAgo(moment, now)).toBe(words)
  })
})
