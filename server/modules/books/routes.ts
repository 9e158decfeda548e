import { generatePdf, getBook } from '#contract/keepsakes.ts'
import { cspForPdf } from '#server/http/csp.ts'
import type { KeepsakeFiles, OpenKeepsake } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import { sendFile } from '#server/http/send-file.ts'
import type { Context } from '#server/ports/context.ts'
import { openBook } from './open-book.ts'
import * as books from './request-book.ts'

export function bookRoutes(mount: Mount, context: Context) {
  mount(generatePdf, ({ host, body: { wait, ...choices } }) =>
    books.generatePdf(context, host, choices, { wait }),
  )
  mount(getBook, ({ host }) => books.getBook(context, host))
}

/** Answers links to a book and to pictures of its pages. */
export function serveBookFiles(context: Context): KeepsakeFiles['kinds'] {
  const open: OpenKeepsake = async (ticket, request, reply) => {
    const file = await openBook(context, ticket)
    void reply.header('content-disposition', `inline; filename="${file.fileName}"`)
    if (file.type === 'application/pdf') void reply.header('content-security-policy', cspForPdf)
    return sendFile(context.storage, file, request, reply)
  }
  return { book: { extension: '.pdf', open }, page: { extension: '.png', open } }
}
