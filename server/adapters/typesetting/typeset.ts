import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { z } from 'zod'
import { type Fonts, fontsFor, readFont } from './fonts.ts'

/** This folder does not exist: a template can only read the given files, and none of this machine. */
const DESK = '/nothing-but-what-is-given'

let compiler: { has: Set<string>; it: NodeCompiler } | undefined

/** A compiler with these fonts. It is kept, and replaced only when it lacks a font. */
function compilerWith(files: string[]): NodeCompiler {
  if (compiler && files.every((file) => compiler?.has.has(file))) return compiler.it
  const it = NodeCompiler.create({ workspace: DESK, fontArgs: [{ fontBlobs: files.map(readFont) }] })
  compiler = { has: new Set(files), it }
  return it
}

export interface Typeset {
  pages: number
  /** @param tags for screen readers; by default it has them */
  pdf(options?: { tags: boolean }): Buffer
  /** The number that a template's metadata has under a label. */
  numberAt(label: string): number
  /** All pages, one below the other. */
  svg(): string
}

interface Work {
  template: string
  data: object
  files: ReadonlyMap<string, Buffer>
  /** By default those that its texts need. */
  fonts?: Fonts
}

/**
 * Typesets a template with `data`, which it reads as `/data.json`, and `files`, which it finds by name. Returns the
 * result of `use`; afterwards only the fonts are kept.
 */
export function typeset<Made>(
  { template, data, files, fonts = fontsFor(data) }: Work,
  use: (set: Typeset) => Made,
): Made {
  const it = compilerWith(fonts.files)
  try {
    it.mapShadow(`${DESK}/data.json`, Buffer.from(JSON.stringify({ ...data, families: fonts.families })))
    for (const [name, content] of files) it.mapShadow(`${DESK}/${name}`, content)
    const compiled = it.compile({ mainFileContent: template, resetRead: true })
    if (!compiled.result) throw new Error(`Not set: ${reasonOf(it, compiled.takeError())}`)
    const document = compiled.result
    return use({
      pages: document.numOfPages,
      pdf: ({ tags } = { tags: true }) => (tags ? pdfOf(it, document) : it.pdf(document, { pdfTags: false })),
      numberAt: (label) => numberIn(it.query(document, { selector: `<${label}>` })),
      svg: () => it.plainSvg(document),
    })
  } finally {
    it.resetShadow()
    it.evictCache(0)
  }
}

/**
 * PDF/UA-1 refuses a letter that none of our fonts has. Then the book is written without declaring the standard: it is
 * tagged all the same, and shows a box for the letter.
 */
function pdfOf(it: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return it.pdf(document, { pdfStandard: 'ua-1' })
  } catch {
    return it.pdf(document)
  }
}

const Told = z.tuple([z.object({ value: z.number() })])
const numberIn = (found: unknown): number => Told.parse(found)[0].value

function reasonOf(it: NodeCompiler, error: NodeError | null): string {
  return error ? JSON.stringify(it.fetchDiagnostics(error)).slice(0, 1000) : 'no reason'
}
