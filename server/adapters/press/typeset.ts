import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { type Fonts, readFont } from './fonts.ts'

/** There is no such folder: a template sees nothing but what is put before it, and no file of this machine. */
const DESK = '/nothing-but-what-is-given'

let compiler: { has: Set<string>; it: NodeCompiler } | undefined

/** One with these fonts; it is kept, and made anew only for fonts that it has not. */
function compilerWith(files: string[]): NodeCompiler {
  if (compiler && files.every((file) => compiler?.has.has(file))) return compiler.it
  const it = NodeCompiler.create({ workspace: DESK, fontArgs: [{ fontBlobs: files.map(readFont) }] })
  compiler = { has: new Set(files), it }
  return it
}

interface Typeset {
  pages: number
  pdf(): Buffer
  /** All pages below each other. */
  svg(): string
}

/**
 * Sets a template of ours with `data`, which it reads as `/data.json`, and `files`, which it finds by their names.
 * What `use` makes of it is what is answered; afterwards nothing is kept but the fonts.
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
 * PDF/UA-1 refuses a letter that no font of ours has. Such a book is written without the promise: it is tagged all the
 * same, and shows a box for the letter.
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
