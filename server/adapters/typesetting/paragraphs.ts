import { sanitise, sanitiseLine, WIDEST_WORD } from './sanitise-text.ts'
import { breadthOf, type Manner, mannerOf } from './writing-system.ts'

/** A line of text and how to set it. */
export interface Line extends Manner {
  text: string
}

/** A paragraph with its writer's line breaks. */
export interface Paragraph extends Manner {
  lines: string[]
  /** A last paragraph of one line, which no page holds alone. */
  closing?: string
}

export function lineOf(text: string, widest?: number): Line {
  const line = sanitiseLine(text, widest)
  return { text: line, ...mannerOf(line) }
}

/** Null where there is nothing to set. */
export function setLine(text: string | null | undefined): Line | null {
  const line = lineOf(text ?? '')
  return line.text ? line : null
}

/** A name, set large: it is not broken at its hyphens, unless a word has more than `widest` letters. */
export function nameOf(text: string, widest = WIDEST_WORD): Line {
  const line = lineOf(text, widest)
  const words = line.text
    .split(' ')
    .map((word) => (word.length <= widest ? word.replaceAll('-', HELD) : word))
  // As a browser sets it: the first letter decides.
  const dir = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line.text) ? 'rtl' : 'ltr'
  return { ...line, dir, text: words.join(' ') }
}

/** A word joiner after a hyphen: there is no break at it, and it has no width. */
const HELD = '-\u2060'

/** So many letters fit into a line of any paragraph. */
const ONE_LINE = 54

/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(text: string): Paragraph[] {
  return sanitise(text)
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some(Boolean))
    .map((lines) => ({ lines, ...mannerOf(lines.join(' ')) }))
}

/** Paragraphs of which a last one of one line stands in the one before. */
export function joinClosing(paragraphs: Paragraph[]): Paragraph[] {
  const [before, last] = paragraphs.slice(-2)
  const [closing = '', ...more] = last?.lines ?? []
  if (!before || last?.dir !== before.dir || more.length || breadthOf(closing) > ONE_LINE) return paragraphs
  return [...paragraphs.slice(0, -2), { ...before, closing }]
}

/** How many lines of so many letters paragraphs take, with an empty one after each. */
export const countLines = (paragraphs: readonly Pick<Paragraph, 'lines'>[], letters: number): number =>
  paragraphs
    .flatMap(({ lines }) => [...lines, ''])
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(breadthOf(line) / letters)), 0)
