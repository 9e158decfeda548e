import { expect, test } from 'vitest'
import { estimateBytes, listRecipients } from './rules.ts'

const claire = { name: 'Claire Hollis', email: 'claire@example.com' }
const ruth = { name: 'Ruth Adeyemi', email: 'ruth@example.com' }

test('an address gets one mail whatever its letter case', () => {
  const again = { name: 'Ruth', email: 'RUTH@example.com' }
  expect(listRecipients([claire, ruth, again])).toEqual([claire, ruth])
})

test('the estimated size counts the copies for the page, and the recording twice', () => {
  const video = { videoBytes: 40_000_000, videoCopyBytes: 40_000_000 }
  const sums = { photos: 10, photosOfOthers: 0, photoBytes: 50_000_000, ...video }
  expect(estimateBytes(sums)).toBe(137_000_000)
  expect(estimateBytes({ ...sums, videoCopyBytes: 10_000_000 }), 'its MP4 is smaller').toBe(107_000_000)
  const few = { photos: 9, photosOfOthers: 1, photoBytes: 10_000, videoBytes: 0, videoCopyBytes: 0 }
  expect(estimateBytes(few)).toBe(1_520_000)
})
