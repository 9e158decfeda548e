import { describe, expect, it } from 'vitest'
import { toastPlace } from './toast-place.ts'

const phone = {
  height: 60,
  seen: { top: 0, bottom: 740 },
  windowHeight: 740,
  foot: null,
  controls: [],
  focused: null,
}
const foot = { top: 640, bottom: 740 }
const bottomOf = (end: number) => ({ side: 'bottom', inset: phone.windowHeight - end })

describe('toasts are placed', () => {
  it.each([
    ['at the end of the window', phone, bottomOf(724)],
    ['above the foot', { ...phone, foot }, bottomOf(624)],
    [
      'above a foot that the end of the page has lifted',
      { ...phone, foot: { top: 600, bottom: 700 } },
      bottomOf(584),
    ],
    [
      'at the end while the foot is out of sight',
      { ...phone, foot: { top: 900, bottom: 1000 } },
      bottomOf(724),
    ],
    [
      'above the keyboard, under which the foot lies',
      { ...phone, foot, seen: { top: 0, bottom: 400 } },
      bottomOf(384),
    ],
    [
      'at the top where the field with the focus would be under them',
      { ...phone, foot, focused: { top: 570, bottom: 620 }, controls: [{ top: 10, bottom: 50 }] },
      { side: 'top', inset: 16 },
    ],
    [
      'at the top of what is seen of a page that the keyboard has moved',
      { ...phone, seen: { top: 120, bottom: 520 }, focused: { top: 440, bottom: 490 } },
      { side: 'top', inset: 136 },
    ],
    [
      'where fewer controls are under them',
      { ...phone, controls: [{ top: 680, bottom: 720 }] },
      { side: 'top', inset: 16 },
    ],
    [
      'at the bottom where both sides cover as much',
      {
        ...phone,
        controls: [
          { top: 10, bottom: 50 },
          { top: 680, bottom: 720 },
        ],
      },
      bottomOf(724),
    ],
    [
      'at the top where a foot leaves no room above it',
      { ...phone, foot: { top: 40, bottom: 140 } },
      { side: 'top', inset: 16 },
    ],
  ] as const)('%s', (_, around, place) => {
    expect(toastPlace(around)).toEqual(place)
  })
})
