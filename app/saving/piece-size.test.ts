import { expect, test } from 'vitest'
import { media as limits } from '#contract/limits.ts'
import { nextPiece } from './piece-size.ts'

const MEGABYTE = 1024 * 1024

test.each([
  ['keeps the smallest chunk when one takes five seconds', 4 * MEGABYTE, 5_000, limits.chunkBytes],
  ['doubles a chunk that takes one second', 4 * MEGABYTE, 1_000, 8 * MEGABYTE],
  ['sends the largest chunk when one takes no time', 4 * MEGABYTE, 0, limits.chunkBytesMost],
  ['returns to the smallest chunk when one takes a minute', limits.chunkBytesMost, 60_000, limits.chunkBytes],
  ['halves a chunk that takes four seconds', 32 * MEGABYTE, 4_000, 16 * MEGABYTE],
])('%s', (_what, bytes, took, expected) => {
  expect(nextPiece(bytes, took)).toBe(expected)
})
