import { type Book, BookChoices } from '#contract/keepsakes.ts'
import type { LinkOf } from '#server/lib/ticket.ts'

/** The fields of a row of `books` that its hosts see. */
export interface BookFacts {
  uuid: string
  state: Book['state']
  progress: number
  choices: unknown
  pages: number | null
  bytes: number | null
  previews: number
  missing: number
  finishedAt: Date | null
  isCurrent: boolean
  shareSlug: string
}

/** Hours that a link to a book or a page of it is valid at least. */
const LINK_HOURS = 24

export function presentBook(row: BookFacts, linkOf: LinkOf): Book {
  const { uuid, state, progress, pages, bytes, missing, isCurrent, shareSlug } = row
  const isReady = state === 'READY'
  const numbers = Array.from({ length: isReady ? row.previews : 0 }, (_, n) => n + 1)
  return {
    uuid,
    state,
    progress,
    choices: BookChoices.parse(row.choices),
    pages,
    bytes,
    missing,
    generatedAt: row.finishedAt?.toISOString() ?? null,
    isCurrent,
    pdfUrl: isReady ? linkOf(bookTicket(uuid), bookName(shareSlug)) : null,
    previewUrls: numbers.map((number) =>
      linkOf({ kind: 'page', of: `${uuid}/${number}`, hours: LINK_HOURS }, `page-${number}.png`),
    ),
  }
}

/** The ticket that opens a finished book. */
export const bookTicket = (bookUuid: string) => ({ kind: 'book', of: bookUuid, hours: LINK_HOURS }) as const

/** The file name for the download. */
export const bookName = (shareSlug: string): string => `${shareSlug}.pdf`
