/** A letter of a script that the book has no font for. */
const UNPRINTED =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Common})\p{L}/u

/** Whether a book would show boxes in place of some letters. */
export const hasUnprinted = (text: string): boolean => UNPRINTED.test(text)
