import { media as limits } from '#contract/limits.ts'

/** Milliseconds that a piece should take: what a broken connection loses at most, where pieces are kept whole or not at all. */
const AIM = 2_000

/**
 * Bytes of the next piece of an upload, by how long the last one took until it was kept. Each piece costs a round trip
 * in which nothing is sent: on a fast line larger ones have fewer.
 */
export function nextPiece(bytes: number, took: number): number {
  const wanted = Math.round((bytes / Math.max(took, 1)) * AIM)
  return Math.min(limits.chunkBytesMost, Math.max(limits.chunkBytes, wanted))
}
