/** Maps English texts to another language. A `{part}` occurs in both. */
export type Texts = Readonly<Record<string, string>>

/**
 * The translation of a text of the contract; undefined without one.
 *
 * A text is looked up unchanged, then as a pattern with parts: `{what} must be at most {max} characters` matches 'Name
 * must be at most 300 characters', and its `{what}` is translated too.
 */
export function translation(texts: Texts, english: string): string | undefined {
  const whole = Object.hasOwn(texts, english) ? texts[english] : undefined
  if (whole !== undefined) return whole
  for (const { pattern, parts, translated } of patternsOf(texts)) {
    const found = pattern.exec(english)
    if (!found) continue
    const said = new Map(parts.map((part, at) => [part, found[at + 1] ?? '']))
    return translated.replace(PART, (written, part: string) => {
      const value = said.get(part)
      return value === undefined ? written : (texts[value] ?? value)
    })
  }
  return undefined
}

/** The translation, or else the English text. */
export const translate = (texts: Texts, english: string): string => translation(texts, english) ?? english

interface Pattern {
  pattern: RegExp
  parts: string[]
  translated: string
}

const PART = /\{(\w+)\}/g

const known = new WeakMap<Texts, Pattern[]>()

function patternsOf(texts: Texts): Pattern[] {
  const made =
    known.get(texts) ??
    Object.entries(texts)
      .filter(([english]) => PART_IN.test(english))
      .map(patternOf)
  known.set(texts, made)
  return made
}

const PART_IN = /\{\w+\}/

function patternOf([english, translated]: [string, string]): Pattern {
  const parts = [...english.matchAll(PART)].map(([, part = '']) => part)
  const source = english
    .split(/\{\w+\}/)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(.+)')
  return { pattern: new RegExp(`^${source}$`, 's'), parts, translated }
}
