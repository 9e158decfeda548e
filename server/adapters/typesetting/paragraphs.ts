import { sanitise, sanitiseLine } from './sanitise-text.ts'
import { type Manner, mannerOf } from './writing-system.ts'

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

/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(text: string): Paragraph[] {
  return sanitise(text)
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some(Boolean))
    .map((lines) => ({ lines, ...mannerOf(lines.join(' ')) }))
}
