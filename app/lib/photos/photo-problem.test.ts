import { expect, test } from 'vitest'
import { media } from '#contract/limits.ts'
import { canBeRetried, photoProblem } from './photo-problem.ts'
import { pixelSize } from './pixel-size.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  )

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = (width: number[], height: number[]) =>
  bytes(PNG, [0, 0, 0, 13], 'IHDR', width, height, [8, 2, 0, 0, 0])
/** With a segment and a fill byte before the frame header, as cameras write them. */
const jpeg = (width: number[], height: number[], frame = 0xc0) =>
  bytes([0xff, 0xd8, 0xff, 0xe1, 0, 6], 'Exif', [0xff, 0xff, frame, 0, 17, 8], height, width, [3, 1, 0x22, 0])

test.each([
  ['png', png([0, 0, 0x0f, 0xc0], [0, 0, 0x0b, 0xd0]), { width: 4032, height: 3024 }],
  ['jpeg', jpeg([0x0f, 0xc0], [0x0b, 0xd0]), { width: 4032, height: 3024 }],
  ['jpeg', jpeg([0x0f, 0xc0], [0x0b, 0xd0], 0xc2), { width: 4032, height: 3024 }],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], 'cut short'), null],
  ['gif', bytes('GIF89a', [0x40, 0x01, 0xf0, 0x00]), { width: 320, height: 240 }],
  [
    'webp',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x3f, 1, 0], [0xef, 0, 0]),
    { width: 320, height: 240 },
  ],
  [
    'webp',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x3f, 0xc1, 0x3b, 0]),
    { width: 320, height: 240 },
  ],
  [
    'webp',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a], [0x40, 1, 0xf0, 0]),
    { width: 320, height: 240 },
  ],
  ['heic', bytes([0, 0, 0, 24], 'ftypheic'), null],
] as const)('reads the size of a %s from its head', (format, head, size) => {
  expect(pixelSize(head, format)).toEqual(size)
})

test.each([
  ['nothing', new Uint8Array(), 'PHOTO_EMPTY'],
  ['text', bytes('Dear all'), 'PHOTO_UNREADABLE'],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PHOTO_UNREADABLE'],
  ['a film', bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 0, 0], 'qt  '), 'PHOTO_UNREADABLE'],
  ['a poster', png([0, 0, 0x4e, 0x20], [0, 0, 0x17, 0x70]), 'PHOTO_TOO_MANY_PIXELS'],
  ['a photo', jpeg([0x0f, 0xc0], [0x0b, 0xd0]), null],
])('content %s gives the problem %s', async (_what, content, problem) => {
  expect(await photoProblem(new Blob([content]))).toBe(problem)
})

test('a photo may have 40 MB, a profile photo 10 MB', async () => {
  const head = jpeg([1, 0], [1, 0])
  const of = (size: number) => new Blob([head, new Uint8Array(size - head.length)])
  expect(await photoProblem(of(media.photoBytes))).toBeNull()
  expect(await photoProblem(of(media.photoBytes + 1))).toBe('PHOTO_TOO_LARGE')
  expect(await photoProblem(of(media.profilePhotoBytes), media.profilePhotoBytes)).toBeNull()
  expect(await photoProblem(of(media.profilePhotoBytes + 1), media.profilePhotoBytes)).toBe(
    'PROFILE_PHOTO_TOO_LARGE',
  )
})

test('a file that can no longer be read has to be chosen again', async () => {
  class Gone extends Blob {
    override slice() {
      return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
    }
  }
  expect(await photoProblem(new Gone(['moved']))).toBe('FILE_MISSING')
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
] as const)('%s, with the file in this tab: %s, can be retried: %s', (problem, isAtHand, expected) => {
  expect(canBeRetried(problem, isAtHand)).toBe(expected)
})
