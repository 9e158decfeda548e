import { pdfObjects, tableOf } from './pdf-objects.ts'

/** How a sheet of two sides is turned: along the edge that a landscape sheet has at its side, or at its top. */
type Turned = 'short' | 'long'

const DUPLEX = { short: '/DuplexFlipShortEdge', long: '/DuplexFlipLongEdge' }

/**
 * The PDF as it is to be printed by whoever opens it: at its exact size, and on both sides where a sheet has two (ISO
 * 32000-2, 12.2, viewer preferences). Printers' dialogs shrink pages otherwise, and what is to be cut or folded is off.
 */
export function atExactSize(pdf: Buffer, turned: Turned | null = null): Buffer {
  const { head, objects, trailer } = pdfObjects(pdf)
  const written = new Map<number, number>()
  const parts = [head]
  let at = head.length
  for (const [number, object] of objects) {
    const part = object.includes('/Type /Catalog') ? asked(object, turned) : object
    written.set(number, at)
    parts.push(part)
    at += part.length
  }
  return Buffer.concat([...parts, Buffer.from(tableOf(written, trailer, at), 'latin1')])
}

/** The catalogue with what is asked of a viewer, beside what it asked before. */
function asked(catalogue: Buffer, turned: Turned | null): Buffer {
  const wanted = `/PrintScaling /None${turned ? ` /Duplex ${DUPLEX[turned]}` : ''}`
  const text = catalogue.toString('latin1')
  const before = /\/ViewerPreferences\s*<</
  return Buffer.from(
    before.test(text)
      ? text.replace(before, `$& ${wanted}`)
      : text.replace('/Type /Catalog', `/Type /Catalog\n  /ViewerPreferences << ${wanted} >>`),
    'latin1',
  )
}
