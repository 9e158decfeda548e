/** Glyphs that a page shows: those of one cluster with its text if the PDF has it, else a run without. */
export interface Shown {
  /** The font's name in the page's resources. */
  font: string
  glyphs: number[]
  told?: Told
}

/** The text of a span of glyphs, and its position in the content. */
export interface Told {
  text: string
  from: number
  to: number
}

/** Reads what a page shows from its content, in the form that Typst writes: two-byte glyphs, clusters in spans. */
export function shownIn(content: string): Shown[] {
  const shown: Shown[] = []
  const spans: (Shown | undefined)[] = []
  let [font, name, told]: [string, string, Told | undefined] = ['', '', undefined]
  for (const { word, bytes, from, to } of tokensOf(content)) {
    const span = spans.at(-1)
    if (bytes !== undefined) {
      if (name === '/ActualText') told = { text: textOf(bytes), from, to }
      else if (span) span.glyphs.push(...glyphsOf(bytes))
      else shown.push({ font, glyphs: glyphsOf(bytes) })
      name = ''
    } else if (word === 'BDC' || word === 'BMC') {
      spans.push(told && { font, glyphs: [], told })
      told = undefined
    } else if (word === 'EMC') {
      spans.pop()
      if (span) shown.push(span)
    } else if (word === 'Tf') {
      font = name
      if (span) span.font = font
    } else if (word.startsWith('/')) name = word
  }
  return shown
}

function glyphsOf(bytes: string): number[] {
  const all = Buffer.from(bytes, 'latin1')
  return Array.from({ length: all.length >> 1 }, (_, at) => all.readUInt16BE(2 * at))
}

export function utf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
}

/** UTF-16 with a byte order mark, or letters that are the same in every encoding. */
function textOf(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

/** Words, and strings with their bytes. */
function* tokensOf(content: string) {
  const token = /\(|<([0-9A-Fa-f\s]*)>|[^\s()<>[\]]+/g
  for (let found = token.exec(content); found; found = token.exec(content)) {
    const [word, hex] = found
    let bytes = hex === undefined ? undefined : Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1')
    if (word === '(') [bytes, token.lastIndex] = literalAt(content, token.lastIndex)
    yield { word, bytes, from: found.index, to: token.lastIndex }
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a string in parentheses, which may contain balanced ones, and where it ends; `from` is after the first. */
function literalAt(content: string, from: number): [bytes: string, end: number] {
  const piece = /\\(?:([0-7]{1,3})|([\s\S]))|[\s\S]/y
  piece.lastIndex = from
  let [bytes, depth] = ['', 1]
  for (let found = piece.exec(content); found; found = piece.exec(content)) {
    const [sign, octal, escaped] = found
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return [bytes, piece.lastIndex]
    bytes += octal
      ? String.fromCharCode(Number.parseInt(octal, 8))
      : escaped
        ? (ESCAPES[escaped] ?? escaped)
        : sign
  }
  return [bytes, content.length]
}
