/** Longer texts push everything else out of view. In UTF-16 units. */
const MOST = 700
/** Of a longer text, this much is shown at first. */
const SHOWN = 500

/** The beginning of a long text, cut between two words; null if the whole text can be shown. */
export function excerptOf(words: string): string | null {
  if (words.length <= MOST) return null
  const cut = words.slice(0, SHOWN)
  const space = cut.search(/\s\S*$/)
  // Scripts without spaces are cut at the limit, but never inside a character.
  const end = space > SHOWN / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${end.replace(/[\s.,;:]+$/, '')}…`
}
