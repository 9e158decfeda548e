import { cspForPdf } from '#server/http/csp.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import { sendFile } from '#server/http/send-file.ts'
import type { Context } from '#server/ports/context.ts'
import { openBook } from './service-books.ts'

/** Answers links to a book and to pictures of its pages. */
export function bookFiles(context: Context): KeepsakeFiles['kinds'] {
  const open: OpenKeepsake = async (ticket, request, reply) => {
    const file = await openBook(context, ticket)
    void reply.header('content-disposition', `inline; filename="${file.fileName}"`)
    if (file.type === 'application/pdf') void reply.header('content-security-policy', cspForPdf)
    return sendFile(context.storage, file, request, reply)
  }
  return { book: { extension: '.pdf', open }, page: { extension: '.png', open } }
}
