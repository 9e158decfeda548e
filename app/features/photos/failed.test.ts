import { expect, test } from 'vitest'
import { aMedia, aPhoto } from '#app/draft/testing.ts'
import { canBeRetried, failedPhotos } from './failed.ts'

test('those that failed and that the server does not have', () => {
  const failed = aPhoto({ id: 'a', state: 'failed' })
  const known = aPhoto({ id: 'b', state: 'failed', serverMedia: aMedia() })
  expect(failedPhotos([failed, known, aPhoto({ id: 'c' })])).toEqual([failed])
})

test.each([
  ['PHOTO_UNREADABLE', true, false],
  ['PHOTO_EMPTY', true, false],
  ['PHOTO_TOO_LARGE', true, false],
  ['PHOTO_TOO_MANY_PIXELS', true, false],
  ['PHOTO_DAMAGED', false, true],
  ['FILE_MISSING', true, true],
  ['FILE_MISSING', false, false],
  [null, false, true],
] as const)('%s, with the file at hand: %s, can be retried: %s', (problem, isAtHand, expected) => {
  expect(canBeRetried(aPhoto({ state: 'failed', problem }), isAtHand)).toBe(expected)
})
