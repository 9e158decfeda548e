import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import * as db from './file-db.ts'

/**
 * The files of the drafts, and of visitors' memories: photos, thumbnails, recordings, the profile photo. They are
 * stored in IndexedDB under the ids that the draft names. If IndexedDB refuses or is full, they stay in the memory of
 * this tab, and the state says which.
 */
interface FilesState {
  /** Files that are lost when this tab is closed. */
  memoryOnly: ReadonlySet<string>
}

export const filesState = createStore<FilesState>(() => ({ memoryOnly: new Set() }))
export const useFilesState = (): FilesState => useStore(filesState)

interface DraftFile {
  draftId: string
  /** The id that the draft names: of a photo, a recording, or the profile photo. */
  fileId: string
  variant?: db.FileVariant
  blob: Blob
}

/** A file that no draft names is kept for a day: its draft may not be written yet, or may come back. */
const ORPHAN_AFTER = 24 * 60 * 60 * 1000

const inMemory = new Map<string, Required<DraftFile>>()
const memoryKey = (fileId: string, variant: db.FileVariant): string => `${variant} ${fileId}`

/** Updates which files are only in memory. */
function noteStorage(): void {
  const originals = [...inMemory.values()].filter((file) => file.variant === 'original')
  filesState.setState({ memoryOnly: new Set(originals.map((file) => file.fileId)) })
}

const listeners = new Set<(fileId: string) => void>()

const announceFile = (fileId: string): void => {
  for (const listener of listeners) listener(fileId)
}

/** Tells when a file is stored or removed. Returns a function that removes the listener. */
export function watchFiles(listener: (fileId: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Stores a file. Resolves once it is on the disk (`stored`), or if only this tab's memory has it (`memory`). Store the
 * file before naming it in the draft, so that no tab looks for a file that is not there yet.
 */
export async function putFile(file: DraftFile): Promise<'stored' | 'memory'> {
  const { draftId, fileId, variant = 'original', blob } = file
  const key = memoryKey(fileId, variant)
  try {
    await db.writeFile(draftId, fileId, variant, blob)
    inMemory.delete(key)
    noteStorage()
    return 'stored'
  } catch {
    inMemory.set(key, { draftId, fileId, variant, blob })
    noteStorage()
    return 'memory'
  } finally {
    announceFile(fileId)
  }
}

/** Reads a file; null when there is none under this id. */
export async function openFile(fileId: string, variant: db.FileVariant = 'original'): Promise<Blob | null> {
  const kept = inMemory.get(memoryKey(fileId, variant))
  if (kept) return kept.blob
  return db.readFile(fileId, variant).catch(() => null)
}

/** Removes a file with its thumbnail, then tries to store in the freed space what is only in memory. */
export async function removeFile(fileId: string): Promise<void> {
  inMemory.delete(memoryKey(fileId, 'original'))
  inMemory.delete(memoryKey(fileId, 'thumbnail'))
  await whereItWorks(db.deleteFile(fileId))
  announceFile(fileId)
  await storeWhatIsInMemory()
}

/** Tries again to store what is only in memory. */
async function storeWhatIsInMemory(): Promise<void> {
  for (const file of [...inMemory.values()]) {
    if ((await putFile(file)) === 'memory') return
  }
  noteStorage()
}

/** Removes every file of every draft. */
export const removeAllFiles = (): Promise<void> => removeWhere(() => true)

/** In place of a draft's id: a visitor's files for a memory of this memorial, which no draft names. */
export const nameVisitorFiles = (slug: string): string => `${VISITOR}${slug}`
const VISITOR = 'visitor '

/** Removes what a draft, or a visitor, has had here for a day beside these files. */
export const keepOnly = (owner: string, ids: readonly string[], now = Date.now()): Promise<void> =>
  removeWhere(
    ({ id, draftId, storedAt }) => now - storedAt > ORPHAN_AFTER && draftId === owner && !ids.includes(id),
  )

/**
 * Removes the files that no draft names and that are older than a day; those of visitors stay.
 *
 * @param named the files that each stored draft names. Read them only while storage works: otherwise the files of
 * drafts that could not be read would count as orphans
 */
export const removeOrphans = (named: ReadonlyMap<string, readonly string[]>, now: number): Promise<void> =>
  removeWhere(
    ({ id, draftId, storedAt }) =>
      now - storedAt > ORPHAN_AFTER && !draftId.startsWith(VISITOR) && !named.get(draftId)?.includes(id),
  )

async function removeWhere(isGone: (item: db.StoredItem) => boolean): Promise<void> {
  for (const [key, { fileId, draftId }] of inMemory) {
    if (isGone({ id: fileId, draftId, storedAt: Date.now() })) inMemory.delete(key)
  }
  noteStorage()
  await whereItWorks(db.deleteWhere(isGone))
}

/** If IndexedDB cannot be opened, no files are stored in it now; remaining ones are removed later as orphans. */
const whereItWorks = (work: Promise<void>): Promise<void> => work.catch(() => undefined)
