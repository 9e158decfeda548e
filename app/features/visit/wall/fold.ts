/** Photos of one memory that stand on the wall; the others are behind a line. */
export const VISIBLE_PHOTOS = 4

const CHARACTERS = 480
const LINES = 9

/** Whether words take so much of the wall that it shows their beginning first. */
export const isLong = (words: string): boolean =>
  words.length > CHARACTERS || words.split('\n').length > LINES
