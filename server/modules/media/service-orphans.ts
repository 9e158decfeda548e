import type { Context } from '#server/ports/context.ts'
import { findMedia, type MediaRow } from './repo.ts'

/**
 * Deletes files that no row names. It checks the row first: a connection that broke after the commit looks like a
 * failure, and the only copy of a photo must not be lost. If the database cannot be asked, the files stay.
 */
export async function removeOrphans(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  mediaUuid: string,
  keys: string[],
  namesThem: (row: MediaRow) => boolean = () => true,
) {
  const isKept = await findMedia(db, mediaUuid).then(
    (row) => row !== undefined && namesThem(row),
    () => true,
  )
  if (!isKept) await storage.remove(keys)
}
