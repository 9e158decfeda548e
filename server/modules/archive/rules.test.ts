import { expect, test } from 'vitest'
import { estimateBytes, listRecipients } from './rules.ts'

const claire = { uuid: '1', name: 'Claire Hollis', email: 'claire@example.com' }
const ruth = { uuid: '2', name: 'Ruth Adeyemi', email: 'ruth@example.com' }

test('hosts come first, and an address gets one mail whatever its letter case', () => {
  const again = { uuid: '3', name: 'Ruth', email: 'RUTH@example.com' }
  expect(listRecipients([claire, ruth], [again])).toEqual([
    { isHost: true, ...claire },
    { isHost: true, ...ruth },
  ])
  expect(listRecipients([claire], [ruth]).map(({ isHost }) => isHost)).toEqual([true, false])
})

test('the estimated size counts the copies for the page, and the recording twice', () => {
  const video = { videoBytes: 40_000_000, videoCopyBytes: 40_000_000 }
  const sums = { photos: 10, photosOfOthers: 0, photoBytes: 50_000_000, ...video }
  expect(estimateBytes(sums)).toBe(137_000_000)
  expect(estimateBytes({ ...sums, videoCopyBytes: 10_000_000 }), 'its MP4 is smaller').toBe(107_000_000)
  const few = { photos: 9, photosOfOthers: 1, photoBytes: 10_000, videoBytes: 0, videoCopyBytes: 0 }
  expect(estimateBytes(few)).toBe(1_520_000)
})
