/** Longer words than this push everything else out of sight. */
const MOST = 700
/** Of those, so much is shown at first. */
const SHOWN = 500

/** The beginning of long words, cut between two of them; null when all of them may stand. */
export function excerptOf(words: string): string | null {
  if (words.length <= MOST) return null
  const cut = words.slice(0, SHOWN)
  const space = cut.search(/\s\S*$/)
  // Scripts without spaces are cut where they are, but never through a character.
  const end = space > SHOWN / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${end.replace(/[\s.,;:]+$/, '')}…`
}
