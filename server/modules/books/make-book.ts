import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BookChoices } from '#contract/keepsakes.ts'
import type { KeepsakeKind } from '#server/modules/keepsakes/make-keepsake.ts'
import { gatherBook } from './gather-book.ts'

/** A book of 400 photos takes half a gigabyte, and there are sixteen ways to choose one. */
const MOST_KEPT = 4

/** What is known of a finished book. */
const BookFacts = z.object({
  pages: z.number(),
  bytes: z.number(),
  /** How many of its first pages lie beside it as pictures. */
  previews: z.number(),
  /** Photos that stand in the memorial and could not be read any more. */
  missing: z.number(),
})

/** Printed books. */
export const bookKind: KeepsakeKind<BookChoices, z.infer<typeof BookFacts>> = {
  name: 'BOOK',
  job: 'book.make',
  limit: 'book',
  folder: 'books',
  mostKept: MOST_KEPT,
  choices: BookChoices,
  facts: BookFacts,
  async make(context, work) {
    const { typesetter, storage } = context
    const { dir, place } = work
    const [pdf, previewDir] = [join(dir, BOOK_FILE), join(dir, 'pages')]
    await mkdir(previewDir)
    await using opened = new AsyncDisposableStack()
    const { source, missing } = await gatherBook(context, work, opened)
    const { pages, previews } = await typesetter.book(source, { pdf, previewDir })
    for (const [at, preview] of previews.entries()) await storage.take(`${place}${namePage(at + 1)}`, preview)
    const { bytes } = await storage.take(`${place}${BOOK_FILE}`, pdf)
    return { pages, bytes, previews: previews.length, missing }
  },
}

export const BOOK_FILE = 'book.pdf'

/** @param number from 1 */
export const namePage = (number: number | string): string => `page-${number}.png`
