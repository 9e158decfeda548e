import { expect, test } from 'vitest'
import { refusedForSize, rememberedName, undoEnds } from './rules.ts'

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
  expect(refusedForSize(kind, bytes)).toBe(refusal)
})

test('thirty days to undo', () => {
  expect(undoEnds(new Date('2025-07-31T12:00:00Z'))).toEqual(new Date('2025-07-01T12:00:00Z'))
})

test('names are remembered as far as they can be stored', () => {
  expect(rememberedName('IMG\u0000_1\r\n.jpg')).toBe('IMG_1.jpg')
  expect(rememberedName('x'.repeat(300))).toHaveLength(255)
})
