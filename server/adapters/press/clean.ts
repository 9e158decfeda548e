/** Longest text that is set, in characters; a story may have 20,000 (`contract/limits.ts`). */
const MOST_CHARACTERS = 100_000
/** Marks that one letter may carry: 20,000 of them took 24 GB to set. */
const MOST_MARKS = 4

// C0 and C1 controls but tab and line breaks; bidi embeddings, overrides and isolates, which would reach beyond
// their text; interlinear annotations and tags; what Unicode has left unassigned, private or for surrogates.
const NOT_TEXT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E001F}\p{Cn}\p{Co}\p{Cs}]/gu
// Before marks are put in their order, which takes the square of their number.
const PILED_MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu')
/** Letters that stand in a row with nothing between; scripts that break anywhere are left alone. */
const IN_A_ROW = String.raw`[^\s\u200B\p{M}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}\u200D]\p{M}*`

/**
 * A stranger's text as it may be set: well-formed and NFC, without controls, overrides and piles of marks, with a
 * place to break in words longer than `widest` characters, and not endless.
 */
export function clean(text: string, widest = 80): string {
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
 * A link as it is read from paper: without its scheme. It breaks after its own marks; a place to break is put only into
 * what is longer than `widest` characters between them, since it would be copied with it.
 */
export function printedLink(link: string, widest: number): string {
  const parts = link.replace(/^https?:\/\//, '').split(/(?<=[/-])/)
  return parts.map((part) => clean(part, widest)).join('')
}

/** Without the places to break: for what is read by machines, not set. */
export function unbroken(text: string): string {
  return text.replaceAll('\u200B', '')
}

/** As `clean`, on one line. */
export function cleanLine(text: string, widest = 80): string {
  return clean(text, widest).replace(/\s+/gu, ' ').trim()
}

/** At most `most` characters, whole ones, with an ellipsis where more stood. */
export function shortened(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text.slice(0, most * 16))]
  if (letters.length <= most && text.length <= most * 16) return text
  const kept = letters
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')
  return `${kept.trimEnd()}…`
}
