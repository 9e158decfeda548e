import { expect, test } from 'vitest'
import { fileFor, saidWidth } from '../../../tests/support/sizes.ts'
import { illustrationWidths } from './illustrations.ts'
import { PRINT_SIZES } from './print-sizes.ts'

/** Of the paper around a print, on both sides together. */
const PAPER = 8

/** How wide a print lies in Collage.module.css, for letters of the usual size. */
function widthOnTable(window: number): number {
  if (window >= 1100) return Math.min(248, Math.max(152, (window / 2 - 248) / 1.97)) - PAPER
  const isRowOfFour = window >= 640
  const gap = isRowOfFour ? 16 : 12
  const room = Math.min(window, isRowOfFour ? 976 : 528) - 2 * 16
  const least = Math.min(room, Math.max(128, room * (isRowOfFour ? 0.2 : 0.34)))
  const inARow = Math.floor((room + gap) / (least + gap))
  return (room - gap * (inARow - 1)) / inARow - PAPER
}

test('a print is about as wide as it says, in every window', () => {
  for (let window = 320; window <= 1920; window++) {
    const apart = saidWidth(PRINT_SIZES, window) / widthOnTable(window)
    expect(apart, `at ${window}`).toBeGreaterThan(0.85)
    expect(apart, `at ${window}`).toBeLessThan(1.2)
  }
})

/** As it was said by `clamp()` and `min()`, which Chromium reads and WebKit does not. */
function calculated(window: number): number {
  if (window >= 1100) return Math.min(240, Math.max(144, window / 4 - 128))
  return window >= 640 ? Math.min(0.22 * window, 224) : Math.min(0.43 * window, 240)
}

test.each([1, 1.5, 2, 2.625, 3])(
  'with %f pixels to one, a browser takes the file that it took',
  (density) => {
    for (const window of [320, 360, 375, 390, 412, 430, 600, 768, 820, 1024, 1280, 1366, 1440, 1536, 1920])
      expect(fileFor([...illustrationWidths], saidWidth(PRINT_SIZES, window), density), `${window} px`).toBe(
        fileFor([...illustrationWidths], calculated(window), density),
      )
  },
)
