import type { Books } from '#server/modules/books/service.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { StreamDeps } from './service-stream.ts'

/**
 * The book for an archive: of the current memorial, with the choices that were last made. If that is not ready when the
 * signal aborts, the newest finished book.
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
