import { expect, test } from 'vitest'
import { media as limits } from '#contract/limits.ts'
import { nextPiece } from './piece-size.ts'

const MEGABYTE = 1024 * 1024

test.each([
  ['a line that takes a piece in five seconds keeps the smallest', 4 * MEGABYTE, 5_000, limits.chunkBytes],
  ['one that takes it in one sends twice as much', 4 * MEGABYTE, 1_000, 8 * MEGABYTE],
  ['one that takes it at once sends the largest', 4 * MEGABYTE, 0, limits.chunkBytesMost],
  ['one that became slow goes back', limits.chunkBytesMost, 60_000, limits.chunkBytes],
  ['one that became slower goes back a little', 32 * MEGABYTE, 4_000, 16 * MEGABYTE],
])('%s', (_what, bytes, took, expected) => {
  expect(nextPiece(bytes, took)).toBe(expected)
})
