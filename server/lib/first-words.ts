/**
 * The beginning of somebody's words on one line, cut between words, and never inside of what is read as one letter.
 *
 * @param most in letters as people count them
 */
export function firstWords(words: string, most = 140): string {
  const line = words.replace(/\s+/g, ' ').trim()
  // Marks can be heaped on one letter without end.
  const start = line.slice(0, most * 20)
  const letters = Array.from(segmenter.segment(start), ({ segment }) => segment)
  if (letters.length <= most && start === line) return line
  const cut = letters.slice(0, most).join('').toWellFormed()
  const space = cut.lastIndexOf(' ')
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
