import { expect, test } from 'vitest'
import { minutesAndSeconds } from './length.ts'

test.each([
  [8, { minutes: 0, seconds: 8 }],
  [59.6, { minutes: 1, seconds: 0 }],
  [188, { minutes: 3, seconds: 8 }],
])('%d seconds are split into minutes and seconds', (length, told) => {
  expect(minutesAndSeconds(length)).toEqual(told)
})
