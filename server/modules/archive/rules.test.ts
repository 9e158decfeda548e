import { expect, test } from 'vitest'
import { aboutBytes, recipientsOf, waitBeforeSending } from './rules.ts'

const claire = { uuid: '1', name: 'Claire Hollis', email: 'claire@example.com' }
const ruth = { uuid: '2', name: 'Ruth Adeyemi', email: 'ruth@example.com' }
const now = new Date('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('hosts come first, and an address gets one mail whatever its letter case', () => {
  const again = { uuid: '3', name: 'Ruth', email: 'RUTH@example.com' }
  expect(recipientsOf([claire, ruth], [again])).toEqual([
    { kind: 'host', ...claire },
    { kind: 'host', ...ruth },
  ])
  expect(recipientsOf([claire], [ruth]).map(({ kind }) => kind)).toEqual(['host', 'successor'])
})

test('links are mailed on request at most once in ten minutes', () => {
  expect(waitBeforeSending(null, now)).toBe(0)
  expect(waitBeforeSending(minutesAgo(9), now)).toBe(60)
  expect(waitBeforeSending(minutesAgo(10), now)).toBe(0)
})

test('the estimated size counts the copies for the page, and the recording twice', () => {
  const video = { videoBytes: 40_000_000, videoCopyBytes: 40_000_000 }
  const sums = { photos: 10, photosOfOthers: 0, photoBytes: 50_000_000, ...video }
  expect(aboutBytes(sums)).toBe(137_000_000)
  expect(aboutBytes({ ...sums, videoCopyBytes: 10_000_000 }), 'its MP4 is smaller').toBe(107_000_000)
  const few = { photos: 9, photosOfOthers: 1, photoBytes: 10_000, videoBytes: 0, videoCopyBytes: 0 }
  expect(aboutBytes(few)).toBe(1_520_000)
})
