/** Longer texts are cut, because they would push everything else out of view. In UTF-16 code units. */
const MOST = 700
/** How much of a longer text is shown at first. */
const SHOWN = 500

/** The beginning of a long text, cut between two words; null if the whole text can be shown. */
export function excerptOf(words: string): string | null {
  if (words.length <= MOST) return null
  const cut = words.slice(0, SHOWN)
  const space = cut.search(/\s\S*$/)
  // Text without spaces is cut at the limit, but never inside a character.
  const end = space > SHOWN / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${end.replace(/[\s.,;:]+$/, '')}…`
}
