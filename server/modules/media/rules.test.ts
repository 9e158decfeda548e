import { expect, test } from 'vitest'
import { DomainError } from '#server/lib/domain-error.ts'
import { fitted, rememberedName, requireSize, undoEnds } from './rules.ts'

const MB = 1024 * 1024

test.each([
  ['photo', 0, 'PHOTO_EMPTY'],
  ['photo', 1, null],
  ['photo', 40 * MB, null],
  ['photo', 40 * MB + 1, 'PHOTO_TOO_LARGE'],
  ['profile', 0, 'PHOTO_EMPTY'],
  ['profile', 10_485_760, null],
  ['profile', 10_485_761, 'PROFILE_PHOTO_TOO_LARGE'],
  ['video', 0, 'VIDEO_UNREADABLE'],
  ['video', 300 * MB, null],
  ['video', 300 * MB + 1, 'VIDEO_TOO_LARGE'],
] as const)('a %s of %i bytes: %s', (kind, bytes, refusal) => {
  const judged = () => requireSize(kind, bytes)
  if (refusal) expect(judged).toThrow(new DomainError(refusal))
  else judged()
})

test('removing can be undone for thirty days', () => {
  expect(undoEnds(new Date('2025-07-31T12:00:00Z'))).toEqual(new Date('2025-07-01T12:00:00Z'))
})

test('file names are stored as far as they can be', () => {
  expect(rememberedName('IMG\u0000_1\r\n.jpg')).toBe('IMG_1.jpg')
  expect(rememberedName('x'.repeat(300))).toHaveLength(255)
})

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2400, height: 1800 },
  ],
  [
    { width: 3000, height: 4001 },
    { width: 1800, height: 2400 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 2400, height: 1 },
  ],
])('%o fits into a page as %o', (own, size) => {
  expect(fitted(own, 2400)).toEqual(size)
})
