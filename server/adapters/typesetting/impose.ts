import { pdfObjects, streamIn, tableOf, withContent } from './pdf-objects.ts'

/**
 * The two pages of each side of each sheet, left and right, from 1: a booklet of eight has 8 and 1, 2 and 7, 6 and 3, 4 and
 * 5. Sheets are turned on their short edge, laid into each other and folded.
 *
 * @param pages a multiple of four
 */
export function sidesOf(pages: number, isRightBound: boolean): [left: number, right: number][] {
  return Array.from({ length: pages / 2 }, (_, side) => {
    const [low, high] = [side + 1, pages - side]
    const lowIsLeft = (side % 2 === 1) !== isRightBound
    return lowIsLeft ? [low, high] : [high, low]
  })
}

/**
 * Puts the pages of a PDF of ours side by side on sheets that are folded (ISO 32000-2, 8.10: a page becomes a form XObject).
 * The PDF has no tags and no links, which would speak of pages that are gone. Throws for any other PDF.
 */
export function impose(pdf: Buffer, isRightBound: boolean): Buffer {
  const { head, objects, trailer } = pdfObjects(pdf)
  const changed = new Map(objects)
  const pages = pagesIn(objects)
  const [first] = pages
  if (!first || pages.length % 4 > 0) throw new Error(`${pages.length} pages cannot be folded`)
  const { width, height } = first

  const sides = sidesOf(pages.length, isRightBound)
  const kids: number[] = []
  for (const [at, side] of sides.entries()) {
    // A side takes the places of two pages: one for itself, one for what is drawn on it.
    const [own, drawing] = [pages[2 * at]?.number ?? 0, pages[2 * at + 1]?.number ?? 0]
    kids.push(own)
    const placed = side.map((number, slot) => ({ page: pages[number - 1] ?? first, slot }))
    for (const { page } of placed)
      changed.set(page.content, formOf(objects.get(page.content), page.resources, [0, 0, width, height]))
    const names = placed.map(({ page, slot }) => `/P${slot} ${page.content} 0 R`).join(' ')
    changed.set(
      own,
      object(
        own,
        `<<\n  /Type /Page\n  /Parent ${first.parent} 0 R\n  /MediaBox [0 0 ${n(2 * width)} ${n(height)}]\n  /Resources << /XObject << ${names} >> >>\n  /Contents ${drawing} 0 R\n>>`,
      ),
    )
    const drawn = placed.map(({ slot }) => `q 1 0 0 1 ${n(slot * width)} 0 cm /P${slot} Do Q`).join('\n')
    changed.set(drawing, object(drawing, `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`))
  }
  const tree = objects.get(first.parent)?.toString('latin1') ?? ''
  const listed = kids.map((number) => `${number} 0 R`).join(' ')
  changed.set(
    first.parent,
    Buffer.from(
      tree.replace(/\/Count \d+/, `/Count ${kids.length}`).replace(/\/Kids \[[^\]]*\]/, `/Kids [${listed}]`),
      'latin1',
    ),
  )
  return assembled(head, changed, trailer)
}

interface Page {
  number: number
  /** Numbers of the objects of its content and of the tree of pages. */
  content: number
  parent: number
  resources: string
  width: number
  height: number
}

const PAGE =
  /\/Type \/Page\n\s+\/Resources (<<[\s\S]*>>)\n\s+\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\][\s\S]*\/Parent (\d+) 0 R\n\s+\/Contents (\d+) 0 R/

/** In their order. */
function pagesIn(objects: ReadonlyMap<number, Buffer>): Page[] {
  const pages = new Map<number, Page>()
  let kids: number[] = []
  for (const [number, object] of objects) {
    if (object.includes('stream\n')) continue
    const text = object.toString('latin1')
    if (text.includes('/Type /Pages\n'))
      kids = [...(/\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, kid]) =>
        Number(kid),
      )
    const found = PAGE.exec(text)
    if (!found) continue
    const [, resources = '', width, height, parent, content] = found
    pages.set(number, {
      number,
      content: Number(content),
      parent: Number(parent),
      resources,
      width: Number(width),
      height: Number(height),
    })
  }
  return kids.map((kid) => {
    const page = pages.get(kid)
    if (!page) throw new Error('A page of an unknown kind')
    return page
  })
}

/** The content of a page, to be drawn on another one. */
function formOf(content: Buffer | undefined, resources: string, box: readonly number[]): Buffer {
  const stream = streamIn(content)
  if (!stream) throw new Error('A page without content')
  const told = `/Type /XObject\n  /Subtype /Form\n  /BBox [${box.map(n).join(' ')}]\n  /Resources ${resources}\n`
  return withContent(
    { ...stream, dictionary: stream.dictionary.replace('<<', `<<\n  ${told}`) },
    stream.content,
  )
}

const n = (length: number): string => String(Number(length.toFixed(3)))

const object = (number: number, body: string): Buffer =>
  Buffer.from(`${number} 0 obj\n${body}\nendobj\n\n`, 'latin1')

function assembled(head: Buffer, objects: ReadonlyMap<number, Buffer>, trailer: string): Buffer {
  const written = new Map<number, number>()
  let at = head.length
  for (const [number, body] of objects) {
    written.set(number, at)
    at += body.length
  }
  const table = Buffer.from(tableOf(written, trailer, at), 'latin1')
  return Buffer.concat([head, ...objects.values(), table])
}
