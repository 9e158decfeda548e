/** The longest text that is typeset, in characters; a story may have 20,000 (`contract/limits.ts`). */
const MOST_CHARACTERS = 100_000
/** The most marks on one letter: typesetting 20,000 of them took 24 GB. */
const MOST_MARKS = 4

// C0 and C1 controls except tab and line breaks; bidi embeddings, overrides and isolates, which would affect text after
// them; interlinear annotations and tags; and unassigned, private and surrogate code points.
const NOT_TEXT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E001F}\p{Cn}\p{Co}\p{Cs}]/gu
// Removed before normalisation, which takes quadratic time in the number of marks.
const PILED_MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu')
/** So many of the widest letters fit into a line of a book. */
export const WIDEST_WORD = 26
/** Letters in a row without a break; scripts that break anywhere are left out. */
const IN_A_ROW = String.raw`[^\s\u200B\p{M}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}\u200D]\p{M}*`

/**
 * An untrusted text in a form that can be typeset: well-formed and NFC, without controls, overrides and stacked marks,
 * with a possible break in words longer than `widest` characters, and of limited length.
 */
export function sanitise(text: string, widest = WIDEST_WORD): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(NOT_TEXT, '')
    .replace(PILED_MARKS, '$1')
    .normalize('NFC')
    .replace(new RegExp(`(?:${IN_A_ROW}){${widest}}`, 'gu'), '$&\u200B')
}

/**
 * A link for print: without its scheme. It may break after its separators. A part longer than a word may be gets an
 * extra break, only then, since readers would copy it too.
 */
export function printedLink(link: string): string {
  const parts = link.replace(/^https?:\/\//, '').split(/(?<=[/-])/)
  return parts.map((part) => sanitise(part)).join('')
}

/** Removes the extra breaks, and what holds words together, for text that machines read. */
export function unbroken(text: string): string {
  return text.replaceAll(/[\u200B\u2060]/g, '')
}

/** As `clean`, on one line. */
export function sanitiseLine(text: string, widest = WIDEST_WORD): string {
  return sanitise(text, widest).replace(/\s+/gu, ' ').trim()
}

/** At most `most` whole characters, with an ellipsis if it was longer. */
export function shortened(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text.slice(0, most * 16))]
  if (letters.length <= most && text.length <= most * 16) return text
  const kept = letters
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')
  return `${kept.trimEnd()}…`
}
