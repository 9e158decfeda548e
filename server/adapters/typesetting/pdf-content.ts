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

const WORD = /[^\s()<>[\]]+/y
const SPACE = /<<|[\s>[\]]+/y
const HEX = /<([0-9A-Fa-f\s]*)>/y

/** Reads what a page shows from its content, in the form that Typst writes: two-byte glyphs, clusters in spans. */
export function shownIn(content: string): Shown[] {
  const shown: Shown[] = []
  const spans: (Shown | undefined)[] = []
  let [font, name, told]: [string, string, Told | undefined] = ['', '', undefined]
  for (const token of tokensOf(content)) {
    if ('bytes' in token) {
      if (name === '/ActualText') told = { text: textOf(token.bytes), from: token.from, to: token.to }
      else glyphsOf(token.bytes, spans.at(-1), font, shown)
      name = ''
    } else if (token.word === 'BDC' || token.word === 'BMC') {
      spans.push(told === undefined ? undefined : { font, glyphs: [], told })
      told = undefined
    } else if (token.word === 'EMC') {
      const span = spans.pop()
      if (span) shown.push(span)
    } else if (token.word === 'Tf') {
      font = name
      const span = spans.at(-1)
      if (span) span.font = font
    } else if (token.word.startsWith('/')) name = token.word
  }
  return shown
}

function glyphsOf(bytes: string, span: Shown | undefined, font: string, shown: Shown[]): void {
  const glyphs = Array.from({ length: bytes.length >> 1 }, (_, at) => {
    return (bytes.charCodeAt(2 * at) << 8) | bytes.charCodeAt(2 * at + 1)
  })
  if (span) span.glyphs.push(...glyphs)
  else shown.push({ font, glyphs })
}

/** A text in the form that a span needs. */
export function writtenText(text: string): string {
  return `<FEFF${utf16Hex(text)}>`
}

export function utf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
}

/** UTF-16 with a byte order mark, or letters that are the same in every encoding. */
function textOf(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

type Token = { word: string } | { bytes: string; from: number; to: number }

function* tokensOf(content: string): Generator<Token> {
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(content)
  }
  for (let at = 0; at < content.length; ) {
    const hex = take(HEX, at)
    if (hex) {
      const bytes = Buffer.from((hex[1] ?? '').replace(/\s/g, ''), 'hex').toString('latin1')
      yield { bytes, from: at, to: at + hex[0].length }
      at += hex[0].length
      continue
    }
    if (content[at] === '(') {
      const { bytes, end } = literalAt(content, at + 1)
      yield { bytes, from: at, to: end }
      at = end
      continue
    }
    const word = take(WORD, at)
    if (word) yield { word: word[0] }
    at += word?.[0].length ?? (take(SPACE, at)?.[0].length || 1)
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string in parentheses, which may contain balanced ones; `from` is after the first. */
function literalAt(content: string, from: number): { bytes: string; end: number } {
  let bytes = ''
  let depth = 1
  let at = from
  for (; at < content.length; at += 1) {
    const character = content[at] ?? ''
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0]
      const next = content[at + 1] ?? ''
      bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[next] ?? next)
      at += octal?.length ?? 1
      continue
    }
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) break
    bytes += character
  }
  return { bytes, end: at + 1 }
}
