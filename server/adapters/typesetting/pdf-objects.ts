/** A PDF as Typst writes it: its uncompressed objects by number, each from its number to its end. */
interface PdfObjects {
  /** In file order. */
  objects: ReadonlyMap<number, Buffer>
  /** Everything before the first object. */
  head: Buffer
  trailer: string
}

/** Splits a PDF into objects. Throws unless it has exactly one classic cross-reference table. */
export function pdfObjects(pdf: Buffer): PdfObjects {
  const end = pdf.toString('latin1', Math.max(0, pdf.length - 64))
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1])
  const [, count, entries = '', trailer] =
    /^xref\n0 (\d+)\n([\s\S]*?)(trailer\n[\s\S]*?)startxref/.exec(pdf.toString('latin1', table)) ?? []
  const starts = [...entries.matchAll(/(\d{10}) \d{5} n/g)]
    .map(([, offset], at) => ({ number: at + 1, at: Number(offset) }))
    .sort((one, other) => one.at - other.at)
  // Object 0 is the head of the free list; no other is free.
  if (!trailer || starts.length !== Number(count) - 1) throw new Error('A PDF of an unknown kind')
  const objects = new Map(
    starts.map(({ number, at }, index) => [number, pdf.subarray(at, starts[index + 1]?.at ?? table)]),
  )
  return { objects, head: pdf.subarray(0, starts[0]?.at), trailer }
}

/** The cross-reference table and the end of the file, for the position `at`. */
export function tableOf(written: ReadonlyMap<number, number>, trailer: string, at: number): string {
  const entries = Array.from({ length: written.size }, (_, index) => {
    return `${String(written.get(index + 1)).padStart(10, '0')} 00000 n\r\n`
  })
  return `xref\n0 ${written.size + 1}\n0000000000 65535 f\r\n${entries.join('')}${trailer}startxref\n${at}\n%%EOF`
}

/** An object with a stream: its dictionary, the content, and the end of the object. */
export interface PdfStream {
  dictionary: string
  content: Buffer
  end: Buffer
}

/** Undefined for an object that has no stream. */
export function streamIn(object: Buffer | undefined): PdfStream | undefined {
  const open = object?.indexOf('stream\n') ?? -1
  const close = object?.lastIndexOf('endstream') ?? -1
  if (!object || open < 0 || close < 0) return undefined
  return {
    dictionary: object.toString('latin1', 0, open),
    content: object.subarray(open + 'stream\n'.length, close - 1),
    end: object.subarray(close - 1),
  }
}

/** The object with another content. */
export function withContent({ dictionary, end }: PdfStream, content: Buffer): Buffer {
  const told = dictionary.replace(/\/Length \d+/, `/Length ${content.length}`)
  return Buffer.concat([Buffer.from(`${told}stream\n`, 'latin1'), content, end])
}
