import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [949_000, '949 kB'],
  [950_000, '1 MB'],
  [12_345_678, '12.3 MB'],
  [949_000_000, '949 MB'],
  [4_260_000_000, '4.3 GB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
