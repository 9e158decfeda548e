import { expect, test } from 'vitest'
import { fileFor, saidWidth } from '../../../tests/support/sizes.ts'
import { illustrationWidths } from './illustrations.ts'
import { PRINT_SIZES } from './print-sizes.ts'

/** Width of the paper around a print, both sides together, in pixels. */
const PAPER = 8

/** Width of a print according to Collage.module.css, at the default text size. */
function widthOnTable(window: number): number {
  if (window >= 1100) return Math.min(248, Math.max(152, (window / 2 - 248) / 1.97)) - PAPER
  const isRowOfFour = window >= 640
  const gap = isRowOfFour ? 16 : 12
  const room = Math.min(window, isRowOfFour ? 976 : 528) - 2 * 16
  const least = Math.min(room, Math.max(128, room * (isRowOfFour ? 0.2 : 0.34)))
  const inARow = Math.floor((room + gap) / (least + gap))
  return (room - gap * (inARow - 1)) / inARow - PAPER
}

test('PRINT_SIZES is close to the width of a print at every window width', () => {
  for (let window = 320; window <= 1920; window++) {
    const apart = saidWidth(PRINT_SIZES, window) / widthOnTable(window)
    expect(apart, `at ${window}`).toBeGreaterThan(0.85)
    expect(apart, `at ${window}`).toBeLessThan(1.2)
  }
})

/** The same widths with `clamp()` and `min()`, which Chromium understands in `sizes` and WebKit does not. */
function calculated(window: number): number {
  if (window >= 1100) return Math.min(240, Math.max(144, window / 4 - 128))
  return window >= 640 ? Math.min(0.22 * window, 224) : Math.min(0.43 * window, 240)
}

test.each([1, 1.5, 2, 2.625, 3])(
  'at %f device pixels per CSS pixel, a browser loads the same file as with clamp() and min()',
  (density) => {
    for (const window of [320, 360, 375, 390, 412, 430, 600, 768, 820, 1024, 1280, 1366, 1440, 1536, 1920])
      expect(fileFor([...illustrationWidths], saidWidth(PRINT_SIZES, window), density), `${window} px`).toBe(
        fileFor([...illustrationWidths], calculated(window), density),
      )
  },
)
