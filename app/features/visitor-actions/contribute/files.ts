import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { VISITOR_FILES } from '#app/lib/visitor-session.ts'

/** A chosen photo: the file to send, and a small preview if this browser can display it. */
export interface PhotoFile {
  blob: Blob
  thumbnail: Blob | null
}

/** In private windows some browsers cannot store a Blob, but can store its bytes. */
interface StoredFile {
  bytes: ArrayBuffer
  type: string
  thumbnail: ArrayBuffer | null
}

/** A voice or film, which is too large to be read into memory. */
interface StoredRecording {
  file: Blob
}

interface Files extends DBSchema {
  photos: { key: [slug: string, id: string]; value: StoredFile | StoredRecording }
}

/** Read first. Holds what storage refuses as long as the page is open. */
const inMemory = new Map<string, PhotoFile>()
let opened: Promise<IDBPDatabase<Files>> | undefined

function open() {
  opened ??= openDB<Files>(VISITOR_FILES, 1, {
    upgrade: (db) => void db.createObjectStore('photos'),
    // Logging out in another tab deletes the database and must not wait for this tab.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  }).catch((reason: unknown) => {
    opened = undefined
    throw reason
  })
  return opened
}

/** Returns whether the photo was stored and survives leaving the page. */
export async function putPhoto(slug: string, id: string, file: PhotoFile): Promise<boolean> {
  inMemory.set(id, file)
  try {
    const { blob, thumbnail } = file
    const [bytes, small] = [await blob.arrayBuffer(), (await thumbnail?.arrayBuffer()) ?? null]
    await (await open()).put('photos', { bytes, type: blob.type, thumbnail: small }, [slug, id])
    return true
  } catch {
    return false
  }
}

/** Returns whether the voice or film was stored and survives leaving the page. */
export async function putRecording(slug: string, id: string, file: Blob): Promise<boolean> {
  inMemory.set(id, { blob: file, thumbnail: null })
  try {
    await (await open()).put('photos', { file }, [slug, id])
    return true
  } catch {
    return false
  }
}

/** null: it is no longer on this device. */
export async function readPhoto(slug: string, id: string): Promise<PhotoFile | null> {
  const here = inMemory.get(id)
  if (here) return here
  try {
    const stored = await (await open()).get('photos', [slug, id])
    if (!stored) return null
    if ('file' in stored) return { blob: stored.file, thumbnail: null }
    const { bytes, type, thumbnail } = stored
    const file = {
      blob: new Blob([bytes], { type }),
      thumbnail: thumbnail && new Blob([thumbnail], { type: 'image/jpeg' }),
    }
    inMemory.set(id, file)
    return file
  } catch {
    return null
  }
}

/** Deletes every stored file of a memorial except these. */
export async function keepOnly(slug: string, ids: readonly string[]): Promise<void> {
  const kept = new Set(ids)
  try {
    const db = await open()
    for (const key of await db.getAllKeys('photos', IDBKeyRange.bound([slug], [slug, []]))) {
      if (kept.has(key[1])) continue
      inMemory.delete(key[1])
      await db.delete('photos', key)
    }
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}
