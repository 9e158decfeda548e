import { expect, test } from 'vitest'
import { minutesAndSeconds, pauseBefore } from './pack-state.ts'

test.each([
  [8, { minutes: 0, seconds: 8 }],
  [59.6, { minutes: 1, seconds: 0 }],
  [188, { minutes: 3, seconds: 8 }],
])('%d seconds are told in minutes', (length, told) => {
  expect(minutesAndSeconds(length)).toEqual(told)
})

test('looks soon at first, then calmly, and rarely without a connection', () => {
  expect([0, 1, 19, 20].map((asked) => pauseBefore(asked, false))).toEqual([400, 1500, 1500, 3000])
  expect(pauseBefore(0, true)).toBe(5000)
})
