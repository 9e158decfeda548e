import { generatePdf, getBook } from '#contract/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as books from './service-books.ts'

export function bookRoutes(mount: Mount, context: Context) {
  mount(generatePdf, ({ host, body: { wait, ...choices } }) =>
    books.generatePdf(context, host, choices, { wait }),
  )
  mount(getBook, ({ host }) => books.newestBook(context, host))
}
