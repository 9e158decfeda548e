import { generatePdf, getBook } from '#contract/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Books } from './service.ts'

export function bookRoutes(mount: Mount, books: Books) {
  mount(generatePdf, ({ host, body: { wait, ...choices } }) => books.generate(host, choices, { wait }))
  mount(getBook, ({ host }) => books.newest(host))
}
