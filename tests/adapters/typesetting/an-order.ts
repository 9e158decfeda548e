import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { OrderSource } from '#server/ports/typesetter.ts'
import { aPart } from '../../support/orders-of-service.ts'

export { aPart }

/** An order of service with the least content possible, and what `more` adds. */
export const anOrderSource = (more: Partial<OrderSource> = {}): OrderSource => ({
  paper: 'A4',
  format: 'FOLDED',
  name: 'Margaret Anne Hollis',
  years: '1941 – 2026',
  when: 'Saturday, January 9, 2027, 2:00 PM\nSt Brigid’s Hall',
  portrait: null,
  photos: [],
  items: [aPart(1), aPart(2)],
  events: [],
  thanks: '',
  link: 'https://afterglow.example/view/margaret-anne-hollis',
  scanned: 'https://afterglow.example/q/0123456789abcdef0123',
  ...more,
})

/** A hymn that fills about a third of a page. */
export const aHymn = (n: number, verses = 4) =>
  aPart(n, {
    kind: 'HYMN',
    title: `Hymn number ${n}`,
    text: Array.from(
      { length: verses },
      (_, verse) => `Verse ${verse + 1} of hymn ${n}\nits second line\nits third line\nand the last`,
    ).join('\n\n'),
  })

/** Each side of each sheet: its size in millimetres, and the text of its left and of its right half. */
export async function readSheets(path: string) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const sides = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    const { items } = await page.getTextContent()
    const half = (isLeft: boolean) =>
      items
        .flatMap((item) =>
          'str' in item && item.transform[4] < (left + right) / 2 === isLeft ? [item.str] : [],
        )
        .join(' ')
        .replace(/\s+/g, ' ')
    sides.push({ width: mm(right - left), height: mm(top - bottom), left: half(true), right: half(false) })
  }
  await document.loadingTask.destroy()
  return sides
}

const mm = (points: number) => Math.round((points / 72) * 254) / 10
