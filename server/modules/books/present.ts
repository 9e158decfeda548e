import { z } from 'zod'
import { type Book, BookChoices } from '#contract/keepsakes.ts'
import type { LinkOf } from '#server/lib/ticket.ts'
import type { KeepsakeRow } from '#server/modules/keepsakes/find-keepsake.ts'

/** What is known of a finished book. */
const BookFacts = z.object({
  pages: z.number(),
  bytes: z.number(),
  /** How many of its first pages lie beside it as pictures. */
  previews: z.number(),
  /** Photos that stand in the memorial and could not be read any more. */
  missing: z.number(),
})
export type BookFacts = z.infer<typeof BookFacts>

/** Hours that a link to a book or a page of it is valid at least. */
const LINK_HOURS = 24

export function presentBook(row: KeepsakeRow, linkOf: LinkOf): Book {
  const { uuid, state, progress, isCurrent, shareSlug } = row
  const facts = BookFacts.safeParse(row.facts).data
  const numbers = Array.from({ length: facts?.previews ?? 0 }, (_, n) => n + 1)
  return {
    uuid,
    state,
    progress,
    choices: BookChoices.parse(row.choices),
    pages: facts?.pages ?? null,
    bytes: facts?.bytes ?? null,
    missing: facts?.missing ?? 0,
    generatedAt: row.finishedAt?.toISOString() ?? null,
    isCurrent,
    pdfUrl: state === 'READY' ? linkOf(bookTicket(uuid), bookName(shareSlug)) : null,
    previewUrls: numbers.map((number) =>
      linkOf({ kind: 'page', of: `${uuid}/${number}`, hours: LINK_HOURS }, `page-${number}.png`),
    ),
  }
}

/** The ticket that opens a finished book. */
export const bookTicket = (bookUuid: string) => ({ kind: 'book', of: bookUuid, hours: LINK_HOURS }) as const

/** The file name for the download. */
export const bookName = (shareSlug: string): string => `${shareSlug}.pdf`
