import { expect, test } from 'vitest'
import { contributorsOf, lengthOf } from './rules.ts'

test('names each contributor once, and counts those beyond eight', () => {
  const from = (...names: (string | null)[]) => names.map((name) => ({ from: name }))
  expect(contributorsOf(from(null, 'Joan', '', 'Tom', 'Joan'))).toEqual({ names: ['Joan', 'Tom'], more: 0 })
  expect(contributorsOf(from(...'abcdefghij'))).toEqual({ names: [...'abcdefgh'], more: 2 })
})

test.each([
  [8, '0:08'],
  [188, '3:08'],
  [3725.4, '1:02:05'],
])('%d seconds are %s', (seconds, length) => {
  expect(lengthOf(seconds)).toBe(length)
})
