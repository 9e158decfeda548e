import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BookSource, Typesetter } from '#server/ports/typesetter.ts'

/** What the fake typesetter writes as a book: different for each, so that tests can tell them apart. */
export const printedWords = (source: BookSource, n: number) =>
  Buffer.from(`%PDF-1.7 book ${n} of ${source.name}\n`.repeat(20))

/**
 * A fake typesetter: it records its sources, and writes a few bytes.
 *
 * @param before called first; if it rejects, the book is not made
 */
export function aTypesetter(before: (source: BookSource, n: number) => Promise<void> | void = () => {}) {
  const sources: BookSource[] = []
  const typesetter: Typesetter = {
    async book(source, { pdf, previewDir }) {
      const n = sources.push(source)
      await before(source, n)
      await writeFile(pdf, printedWords(source, n))
      const previews = [1, 2].map((page) => join(previewDir, `${page}.png`))
      for (const preview of previews) await writeFile(preview, `picture ${preview.slice(-5)}`)
      return { pages: 12, previews }
    },
    sharePicture: (source, outPath) => writeFile(outPath, `picture of ${source.name}`),
    cards: (source, outPath) => writeFile(outPath, `cards of ${source.name}`),
    async order(source, { sheets, pages }) {
      await writeFile(sheets, `sheets of ${source.name}`)
      await writeFile(pages, `pages of ${source.name}`)
      return { isTooLong: false }
    },
    async filmTexts({ captions }, outDir) {
      const drawn = { path: join(outDir, 'words.png'), height: 100 }
      await writeFile(drawn.path, 'picture of words')
      return { title: drawn, closing: drawn, captions: captions.map(({ text }) => (text ? drawn : null)) }
    },
    close: async () => {},
  }
  return { typesetter, sources }
}
