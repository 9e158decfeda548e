import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** `original`: the file as chosen or recorded. `thumbnail`: a small JPEG for the screens. */
export type FileVariant = 'original' | 'thumbnail'

/** Some browsers cannot store a Blob in a private window, but can store its bytes. */
type StoredBlob = Blob | { bytes: ArrayBuffer; type: string }

interface Stored {
  draftId: string
  blob: StoredBlob
  /** Milliseconds since 1970. */
  storedAt: number
}

interface FilesSchema extends DBSchema {
  files: {
    key: [fileId: string, variant: FileVariant]
    value: Stored & { fileId: string; variant: FileVariant }
  }
  /** The chunks of a recording, numbered from 0 without gaps. */
  chunks: {
    key: [videoId: string, number: number]
    value: Stored & { videoId: string; number: number }
    indexes: { draftId: string }
  }
  /** The copy of the entry in browser storage, under one key. */
  entry: { key: typeof ENTRY; value: string }
}

const ENTRY = 'entry'

type FileDb = IDBPDatabase<FilesSchema>

/** What a clean-up is told about each stored file and chunk. */
export interface StoredItem {
  id: string
  draftId: string
  storedAt: number
}

let opened: Promise<FileDb> | undefined

function open(): Promise<FileDb> {
  return openDB<FilesSchema>('memorial-files', 1, {
    upgrade(db) {
      db.createObjectStore('files', { keyPath: ['fileId', 'variant'] })
      const chunks = db.createObjectStore('chunks', { keyPath: ['videoId', 'number'] })
      chunks.createIndex('draftId', 'draftId')
      db.createObjectStore('entry')
    },
    // A newer version of the app in another tab must not wait for this one.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
}

const isQuotaError = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError'

/**
 * Runs work on the database. Phones close its connection in the background, so after a failure it is tried once more on
 * a new connection. Rejects when IndexedDB is switched off or full.
 */
export async function withDb<T>(work: (db: FileDb) => Promise<T>): Promise<T> {
  try {
    opened ??= open()
    return await work(await opened)
  } catch (thrown) {
    opened = undefined
    if (isQuotaError(thrown)) throw thrown
    opened = open()
    return work(await opened)
  }
}

export const readEntryCopy = async (): Promise<string | null> =>
  (await withDb((db) => db.get('entry', ENTRY))) ?? null

export const writeEntryCopy = (text: string): Promise<unknown> => withDb((db) => db.put('entry', text, ENTRY))

export const deleteEntryCopy = (): Promise<void> => withDb((db) => db.delete('entry', ENTRY))

/** Range of all keys of one file or recording. */
export const keysOf = (id: string) => IDBKeyRange.bound([id], [id, []])

export const toBlob = (stored: StoredBlob): Blob =>
  stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type })

export async function storeEither(
  blob: Blob,
  write: (stored: StoredBlob) => Promise<unknown>,
): Promise<void> {
  try {
    await write(blob)
  } catch (thrown) {
    if (isQuotaError(thrown)) throw thrown
    await write({ bytes: await blob.arrayBuffer(), type: blob.type })
  }
}

/** Stores a file. An original has been written to the disk when this resolves. */
export function writeFile(draftId: string, fileId: string, variant: FileVariant, blob: Blob): Promise<void> {
  const durability = variant === 'original' ? 'strict' : 'relaxed'
  return withDb((db) =>
    storeEither(blob, (stored) => {
      const change = db.transaction('files', 'readwrite', { durability })
      const file = { fileId, variant, draftId, blob: stored, storedAt: Date.now() }
      return Promise.all([change.store.put(file), change.done])
    }),
  )
}

export async function readFile(fileId: string, variant: FileVariant): Promise<Blob | null> {
  const stored = await withDb((db) => db.get('files', [fileId, variant]))
  return stored ? toBlob(stored.blob) : null
}

/** Deletes a file with its thumbnail, or a recording with its chunks. */
export const deleteFile = (fileId: string): Promise<void> =>
  withDb(async (db) => {
    await db.delete('files', keysOf(fileId))
    await db.delete('chunks', keysOf(fileId))
  })

/** Deletes the files and chunks for which `isGone` returns true. */
export const deleteWhere = (isGone: (item: StoredItem) => boolean): Promise<void> =>
  withDb(async (db) => {
    const change = db.transaction(['files', 'chunks'], 'readwrite')
    const files = change.objectStore('files')
    for (let at = await files.openCursor(); at; at = await at.continue()) {
      if (isGone({ id: at.value.fileId, ...at.value })) await at.delete()
    }
    const chunks = change.objectStore('chunks')
    for (let at = await chunks.openCursor(); at; at = await at.continue()) {
      if (isGone({ id: at.value.videoId, ...at.value })) await at.delete()
    }
    await change.done
  })
