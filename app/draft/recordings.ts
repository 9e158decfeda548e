import { deleteFile, keysOf, storeEither, toBlob, withDb } from './file-db.ts'
import { putFile } from './files.ts'

/**
 * Stores a recording chunk by chunk while it is made, so that a crash loses the last second only. A lock with the
 * recording's id is held while its tab lives: chunks without a lock belong to an interrupted recording.
 */

interface Recording {
  /** Chunks are stored one after the other, in the order they came; this is the result of the last one. */
  last: Promise<'stored' | 'memory'>
  /** The first chunk that could not be stored, and all after it. */
  inMemory: Blob[]
  release: () => void
}

const recordings = new Map<string, Recording>()
const lockOf = (videoId: string): string => `recording ${videoId}`

function begin(videoId: string): Recording {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Only secure origins have locks; elsewhere there is no camera either.
  void navigator.locks?.request(lockOf(videoId), () => held)
  const recording: Recording = { last: Promise.resolve('stored'), inMemory: [], release }
  recordings.set(videoId, recording)
  return recording
}

/** Stores the next chunk of a recording; `memory` when only this tab's memory has it. */
export function appendVideoChunk(
  draftId: string,
  videoId: string,
  piece: Blob,
): Promise<'stored' | 'memory'> {
  const recording = recordings.get(videoId) ?? begin(videoId)
  recording.last = recording.last.then(async (before) => {
    if (before === 'stored') {
      try {
        await writeChunk(draftId, videoId, piece)
        return 'stored'
      } catch {
        // It stays in memory.
      }
    }
    recording.inMemory.push(piece)
    return 'memory'
  })
  return recording.last
}

/**
 * Joins the chunks of a recording into a file of the draft, under the recording's id. null when there are none. The
 * chunks are deleted once the file is on the disk.
 *
 * @param mime type of the file, e.g. `video/webm`; by default that of the first chunk
 */
export async function assembleVideo(draftId: string, videoId: string, mime?: string): Promise<Blob | null> {
  const recording = recordings.get(videoId)
  await recording?.last
  const stored = await readChunks(videoId).catch(() => [])
  const pieces = [...stored, ...(recording?.inMemory ?? [])]
  const [first] = pieces
  if (!first) return null
  const blob = new Blob(pieces, { type: mime ?? first.type })
  if ((await putFile({ draftId, fileId: videoId, blob })) === 'stored') await deleteChunks(videoId)
  end(videoId)
  return blob
}

/** The interrupted recordings of a draft: those whose tab was closed before their chunks were joined. */
export async function unfinishedVideos(draftId: string): Promise<string[]> {
  const videoIds = await videosInChunks(draftId).catch(() => [])
  const locks = await navigator.locks?.query()
  const held = new Set(locks?.held?.map((lock) => lock.name))
  return videoIds.filter((videoId) => !held.has(lockOf(videoId)))
}

/** Deletes a recording with all its  */
export async function discardVideo(videoId: string): Promise<void> {
  await recordings.get(videoId)?.last
  await deleteFile(videoId).catch(() => undefined)
  end(videoId)
}

function end(videoId: string): void {
  recordings.get(videoId)?.release()
  recordings.delete(videoId)
}

/** Appends a chunk to a recording. */
function writeChunk(draftId: string, videoId: string, blob: Blob): Promise<void> {
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
async function readChunks(videoId: string): Promise<Blob[]> {
  const chunks = await withDb((db) => db.getAll('chunks', keysOf(videoId)))
  return chunks.map((chunk) => toBlob(chunk.blob))
}

const deleteChunks = (videoId: string): Promise<void> => withDb((db) => db.delete('chunks', keysOf(videoId)))

/** The recordings of a draft that have  */
async function videosInChunks(draftId: string): Promise<string[]> {
  const keys = await withDb((db) => db.getAllKeysFromIndex('chunks', 'draftId', draftId))
  return [...new Set(keys.map(([videoId]) => videoId))]
}
