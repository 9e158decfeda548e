import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { newStoredFile, type StoredFile } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'

// Originals that come back from an archive (modules/archive).

/**
 * Stores an original, before there is a row. Its key is another at each try: whoever fails removes only what is theirs.
 */
export async function storeRestored(
  { storage }: Pick<Context, 'storage'>,
  memorialUuid: string,
  body: Readable,
): Promise<StoredFile & { bytes: number }> {
  const place = newStoredFile(memorialUuid, randomUUID())
  return { ...place, ...(await storage.put(place.originalKey, body)) }
}
