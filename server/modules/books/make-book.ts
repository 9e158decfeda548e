import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BookChoices } from '#contract/keepsakes.ts'
import type { KeepsakeKind } from '#server/modules/keepsakes/make-keepsake.ts'
import type { BookFacts } from './present.ts'
import { gather } from './service-source.ts'

/** A book of 400 photos takes half a gigabyte, and there are sixteen ways to choose one. */
const MOST_KEPT = 4

/** Printed books. */
export const bookKind: KeepsakeKind<BookChoices> = {
  name: 'BOOK',
  job: 'book.make',
  limit: 'book',
  folder: 'books',
  mostKept: MOST_KEPT,
  parse: (choices) => BookChoices.parse(choices),
  async make(context, work): Promise<BookFacts> {
    const { typesetter, storage } = context
    const { dir, place } = work
    const gathered = await gather(context, work)
    const [pdf, previewDir] = [join(dir, 'book.pdf'), join(dir, 'pages')]
    await mkdir(previewDir)
    try {
      const { pages, previews } = await typesetter.book(gathered.source, { pdf, previewDir })
      for (const [at, preview] of previews.entries()) await storage.take(locatePage(place, at + 1), preview)
      const { bytes } = await storage.take(locatePdf(place), pdf)
      return { pages, bytes, previews: previews.length, missing: gathered.missing }
    } finally {
      await gathered.release()
    }
  },
}

export const locatePdf = (place: string): string => `${place}book.pdf`

/** @param number from 1 */
export const locatePage = (place: string, number: number): string => `${place}page-${number}.png`
