import type { Readable } from 'node:stream'
import * as books from '#server/modules/books/service.ts'
import type { Context } from '#server/ports/context.ts'

/**
 * Opens the book for an archive: of the current memorial, with the choices that were last made. If that is not ready
 * when the signal aborts, the newest finished book; null when there is none.
 */
export async function openPrinted(
  context: Context,
  memorialUuid: string,
  signal: AbortSignal,
): Promise<(() => Promise<Readable>) | null> {
  const made = await books.fetchBook(context, memorialUuid, signal).catch(() => null)
  const file = made ?? (await books.findFile(context, memorialUuid))
  return file && (() => context.storage.read(file.key))
}
