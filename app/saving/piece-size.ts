import { media as limits } from '#contract/limits.ts'

/**
 * Milliseconds that a chunk should take. At most this much is lost when the connection breaks and the server keeps
 * whole chunks only.
 */
const AIM = 2_000

/**
 * Bytes of the next chunk of an upload, from the time that the last one took until it was stored. Each chunk costs a
 * round trip in which nothing is sent, so larger chunks are better on a fast connection.
 */
export function nextPiece(bytes: number, took: number): number {
  const wanted = Math.round((bytes / Math.max(took, 1)) * AIM)
  return Math.min(limits.chunkBytesMost, Math.max(limits.chunkBytes, wanted))
}
