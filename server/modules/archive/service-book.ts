import type { Books } from '#server/modules/books/service.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { StreamDeps } from './service-stream.ts'

/**
 * The book for an archive: as it was last chosen, of the memorial as it stands; where that cannot be had before the
 * signal ends the waiting, the newest one that is there.
 */
export function bookOf(deps: {
  books: Pick<Books, 'fetch' | 'findFile'>
  storage: Storage
}): StreamDeps['book'] {
  const { books, storage } = deps
  return async (memorialUuid, signal) => {
    const made = await books.fetch(memorialUuid, signal).catch(() => null)
    const file = made ?? (await books.findFile(memorialUuid))
    return file && (() => storage.read(file.key))
  }
}
