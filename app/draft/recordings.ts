import * as chunks from './chunk-db.ts'
import { deleteFile } from './file-db.ts'
import { noteStorage, putFile, storageFailure } from './files.ts'

/**
 * A recording while it is made: stored piece by piece, so that a crash costs the last second only. A lock
 * with the recording's id is held as long as its tab lives: pieces without a lock were left behind.
 */

interface Recording {
  /** Pieces are stored one after the other, in the order they came. */
  last: Promise<'stored' | 'memory'>
  /** Pieces that could not be stored, and all behind them. */
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

/** Keeps the next piece of a recording; `memory` when it could not be stored. */
export function appendVideoChunk(
  draftId: string,
  videoId: string,
  piece: Blob,
): Promise<'stored' | 'memory'> {
  const recording = recordings.get(videoId) ?? begin(videoId)
  recording.last = recording.last.then(async (before) => {
    if (before === 'stored') {
      try {
        await chunks.writeChunk(draftId, videoId, piece)
        return 'stored'
      } catch (thrown) {
        noteStorage(storageFailure(thrown))
      }
    }
    recording.inMemory.push(piece)
    return 'memory'
  })
  return recording.last
}

/**
 * Puts the pieces of a recording together, as a file of the draft under the recording's id. null when there
 * are none. The pieces go once the whole is on the disk.
 *
 * @param mime of the whole, e.g. `video/webm`; that of the first piece unless given
 */
export async function assembleVideo(draftId: string, videoId: string, mime?: string): Promise<Blob | null> {
  const recording = recordings.get(videoId)
  await recording?.last
  const stored = await chunks.readChunks(videoId).catch(() => [])
  const pieces = [...stored, ...(recording?.inMemory ?? [])]
  const [first] = pieces
  if (!first) return null
  const blob = new Blob(pieces, { type: mime ?? first.type })
  if ((await putFile({ draftId, fileId: videoId, blob })) === 'stored') await chunks.deleteChunks(videoId)
  end(videoId)
  return blob
}

/** The recordings of a draft whose tab died before they were put together. */
export async function unfinishedVideos(draftId: string): Promise<string[]> {
  const videoIds = await chunks.videosInChunks(draftId).catch(() => [])
  const locks = await navigator.locks?.query()
  const held = new Set(locks?.held?.map((lock) => lock.name))
  return videoIds.filter((videoId) => !held.has(lockOf(videoId)))
}

/** Gives up a recording with all its pieces. */
export async function discardVideo(videoId: string): Promise<void> {
  await recordings.get(videoId)?.last
  await deleteFile(videoId).catch(() => undefined)
  end(videoId)
}

function end(videoId: string): void {
  recordings.get(videoId)?.release()
  recordings.delete(videoId)
}
