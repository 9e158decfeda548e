import { keysOf, storeEither, toBlob, withDb } from './file-db.ts'

/** The chunks of recordings, in the same database as the draft's files. */

/** Appends a chunk to a recording. */
export function writeChunk(draftId: string, videoId: string, blob: Blob): Promise<void> {
  return withDb((db) =>
    storeEither(blob, async (stored) => {
      const change = db.transaction('chunks', 'readwrite', { durability: 'relaxed' })
      const number = await change.store.count(keysOf(videoId))
      const chunk = { videoId, number, draftId, blob: stored, storedAt: Date.now() }
      await Promise.all([change.store.put(chunk), change.done])
    }),
  )
}

/** The chunks of a recording in order. */
export async function readChunks(videoId: string): Promise<Blob[]> {
  const chunks = await withDb((db) => db.getAll('chunks', keysOf(videoId)))
  return chunks.map((chunk) => toBlob(chunk.blob))
}

export const deleteChunks = (videoId: string): Promise<void> =>
  withDb((db) => db.delete('chunks', keysOf(videoId)))

/** The recordings of a draft that have chunks. */
export async function videosInChunks(draftId: string): Promise<string[]> {
  const keys = await withDb((db) => db.getAllKeysFromIndex('chunks', 'draftId', draftId))
  return [...new Set(keys.map(([videoId]) => videoId))]
}
