import { cspForPdf } from '#server/http/csp.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import { sendFile } from '#server/http/send-file.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Books } from './service.ts'

/** Answers links to a book and to pictures of its pages. */
export function bookFiles(deps: { books: Pick<Books, 'open'>; storage: Storage }): KeepsakeFiles['kinds'] {
  const open: OpenKeepsake = async (ticket, request, reply) => {
    const file = await deps.books.open(ticket)
    void reply.header('content-disposition', `inline; filename="${file.fileName}"`)
    if (file.type === 'application/pdf') void reply.header('content-security-policy', cspForPdf)
    return sendFile(deps.storage, file, request, reply)
  }
  return { book: { extension: '.pdf', open }, page: { extension: '.png', open } }
}
