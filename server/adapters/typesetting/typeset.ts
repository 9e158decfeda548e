import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { type Fonts, readFont } from './fonts.ts'

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

interface Typeset {
  pages: number
  pdf(): Buffer
  /** All pages, one below the other. */
  svg(): string
}

/**
 * Typesets a template with `data`, which it reads as `/data.json`, and `files`, which it finds by name. Returns the
 * result of `use`; afterwards only the fonts are kept.
 */
export function typeset<Made>(
  work: { template: string; fonts: Fonts; data: object; files: ReadonlyMap<string, Buffer> },
  use: (set: Typeset) => Made,
): Made {
  const it = compilerWith(work.fonts.files)
  try {
    it.mapShadow(`${DESK}/data.json`, Buffer.from(JSON.stringify(work.data)))
    for (const [name, content] of work.files) it.mapShadow(`${DESK}/${name}`, content)
    const compiled = it.compile({ mainFileContent: work.template, resetRead: true })
    if (!compiled.result) throw new Error(`Not set: ${reasonOf(it, compiled.takeError())}`)
    const document = compiled.result
    return use({
      pages: document.numOfPages,
      pdf: () => pdfOf(it, document),
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

function reasonOf(it: NodeCompiler, error: NodeError | null): string {
  return error ? JSON.stringify(it.fetchDiagnostics(error)).slice(0, 1000) : 'no reason'
}
