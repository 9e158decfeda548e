import { sanitise, sanitiseLine } from './sanitise-text.ts'
import { breadthOf, type Manner, mannerOf } from './writing-system.ts'

/** A line of text and how to set it. */
export interface Line extends Manner {
  text: string
}

/** A paragraph with its writer's line breaks. */
export interface Paragraph extends Manner {
  lines: string[]
}

export function lineOf(text: string, widest?: number): Line {
  const line = sanitiseLine(text, widest)
  return { text: line, ...mannerOf(line) }
}

/** Null where there is nothing to set. */
export function setLine(text: string | null | undefined, widest?: number): Line | null {
  const line = lineOf(text ?? '', widest)
  return line.text ? line : null
}

/**
 * A name, set large: it is not broken at its hyphens, unless a word is so long that it has to be broken anyway.
 *
 * @param widest words of more characters are broken
 */
export function nameOf(text: string, widest: number): Line {
  const line = lineOf(text, widest)
  const words = line.text
    .split(' ')
    .map((word) => (word.length <= widest ? word.replaceAll('-', HELD) : word))
  return { ...line, text: words.join(' ') }
}

/** A word joiner after a hyphen: there is no break at it, and it has no width. */
const HELD = '-\u2060'

/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(text: string, widest?: number): Paragraph[] {
  return sanitise(text, widest)
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some(Boolean))
    .map((lines) => ({ lines, ...mannerOf(lines.join(' ')) }))
}

/** How many lines of so many letters paragraphs take, with an empty one after each. */
export const countLines = (paragraphs: readonly Pick<Paragraph, 'lines'>[], letters: number): number =>
  paragraphs
    .flatMap(({ lines }) => [...lines, ''])
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(breadthOf(line) / letters)), 0)
