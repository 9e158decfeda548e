const NO_BREAK = '\u00a0'
const ABBREVIATION = /^\(?\p{L}{1,4}\.$/u
const HOUSE_NUMBER = /^\d+\p{L}?$/u

/**
 * A place in the pieces that somebody would read out in one breath, each on a line of its own where that is too short for
 * two: they end at commas. Within one a line never ends after an abbreviation or a number ("St. Mary’s", "4 Harbour Street").
 */
export const placePieces = (text: string): string[] =>
  // Lines of its own are as somebody wrote them.
  (text.includes('\n') ? [text] : (text.match(/[^,،]+[,،]*/gu) ?? []))
    .map((piece) => held(piece.trim()))
    .filter(Boolean)

function held(piece: string): string {
  const words = piece.split(' ')
  return words
    .map((word, at) => {
      if (at === words.length - 1) return word
      return word + (ABBREVIATION.test(word) || HOUSE_NUMBER.test(word) ? NO_BREAK : ' ')
    })
    .join('')
}
