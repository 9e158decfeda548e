import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { newStoredFile, type StoredFile } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import * as queries from './queries.ts'

type Needs = Pick<Context, 'db' | 'storage'>

/** Whether a row names the files; by default if it is there. */
type IsNamed = (row: queries.MediaRow) => boolean

/**
 * Stores what was made of a file, then notes it in its row. It is deleted again when the row does not name it: that was
 * removed meanwhile, or has another.
 */
export async function storeMade<T>(
  context: Needs,
  { uuid }: queries.MediaRow,
  { key, path, isNamed }: { key: string; path: string; isNamed?: IsNamed },
  note: (stored: { bytes: number }) => Promise<T>,
): Promise<T> {
  const stored = await context.storage.take(key, path)
  try {
    return await note(stored)
  } finally {
    await removeOrphans(context, uuid, [key], isNamed)
  }
}

/**
 * Deletes files that no row names. It checks the row first: a connection that broke after the commit looks like a
 * failure, and the only copy of a photo must not be lost. If the database cannot be asked, the files stay.
 */
export async function removeOrphans(
  { db, storage }: Needs,
  mediaUuid: string,
  keys: string[],
  isNamed: IsNamed = () => true,
): Promise<void> {
  const isKept = await queries.findMedia(db, mediaUuid).then(
    (row) => row !== undefined && isNamed(row),
    () => true,
  )
  if (!isKept) await storage.remove(keys)
}

/**
 * Stores an original that comes back from an archive, before there is a row. Its key is another at each try: whoever fails removes only what is theirs.
 */
export async function storeRestored(
  { storage }: Pick<Context, 'storage'>,
  memorialUuid: string,
  body: Readable,
): Promise<StoredFile & { bytes: number }> {
  const place = newStoredFile(memorialUuid, randomUUID())
  return { ...place, ...(await storage.put(place.originalKey, body)) }
}
