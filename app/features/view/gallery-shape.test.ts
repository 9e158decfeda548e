import { expect, test } from 'vitest'
import { fileFor, saidWidth } from '../../../tests/support/sizes.ts'
import { gallerySizes } from './gallery-shape.ts'

const windows = Array.from({ length: 1601 }, (_, at) => 320 + at)
const shapes = [
  { width: 3, height: 8 },
  { width: 2, height: 3 },
  { width: 3, height: 4 },
  { width: 1, height: 1 },
  { width: 4, height: 3 },
  { width: 3, height: 2 },
  { width: 16, height: 9 },
  { width: 5, height: 2 },
  { width: null, height: null },
]

/** The width that the rows of Gallery.module.css give a photo, at most the available width. */
function widthInRow({ width, height }: (typeof shapes)[number], window: number): number {
  const ratio = width && height ? Math.min(2.2, Math.max(0.5, width / height)) : 4 / 3
  const row = window < 600 ? 8 * 1.6 : window < 1100 ? 11.5 * 1.65 : 15 * 1.5
  return Math.min(0.92 * window, ratio * row * 16)
}

test.each(shapes)('a photo of $width by $height is as wide as its sizes say, in every window', (shape) => {
  const sizes = gallerySizes(shape)
  for (const window of windows)
    expect(Math.abs(saidWidth(sizes, window) - widthInRow(shape, window)), `at ${window}`).toBeLessThan(1)
})

// The browser must choose the same file however the width is written, on common windows and screens.
test.each(shapes)('a browser loads the same file for $width by $height as with min()', (shape) => {
  const files = [320, 480, 640, 960, 1280, 1600, 2048]
  const sizes = gallerySizes(shape)
  for (const window of [320, 360, 375, 390, 412, 430, 600, 768, 820, 1024, 1280, 1366, 1440, 1536, 1920])
    for (const density of [1, 1.25, 1.5, 1.75, 2, 2.625, 3])
      expect(fileFor(files, saidWidth(sizes, window), density), `${window} px, ${density}`).toBe(
        fileFor(files, widthInRow(shape, window), density),
      )
})

test('a portrait on a phone does not load the largest file', () => {
  const sizes = gallerySizes({ width: 3, height: 4 })
  expect(fileFor([480, 960, 1536], saidWidth(sizes, 390), 2)).toBe(480)
})
