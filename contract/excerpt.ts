/**
 * The beginning of a text on one line, cut between words, and never inside what is read as one letter.
 *
 * @param most in letters as people count them
 */
export function excerptOf(words: string, most = 140): string {
  const line = words.replace(/\s+/g, ' ').trim()
  // Marks and joined emoji make letters of any length; this limits the size of a mail all the same.
  const start = line.slice(0, most * 3)
  const letters = Array.from(segmenter.segment(start), ({ segment }) => segment)
  if (letters.length <= most && start === line) return line
  // The last one may be incomplete.
  if (start !== line && letters.length > 1) letters.pop()
  const cut = letters.slice(0, most).join('').toWellFormed()
  const space = cut.lastIndexOf(' ')
  const kept = space > most / 2 ? cut.slice(0, space) : cut
  return `${kept.replace(/[\s.,;:،؛]+$/u, '')}…`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
