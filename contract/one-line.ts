/** What ends a line or a cell somewhere. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** Control characters, and marks that turn round how all that follows is read, or only say that a file begins. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** A letter, a digit, a sign, or an emoji; marks and spaces alone show nothing. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A text that stands on one line, like a name, as it was meant: pasted ends of lines and cells are spaces,
 * and what is not seen but breaks what stands beside it goes. Every letter and joint of any script stays. Empty where
 * nothing would be seen.
 */
export function oneLine(text: string): string {
  const line = text
    .split(BREAKS)
    .map((part) => part.trim())
    .join(' ')
    .replace(UNSEEN, '')
    .trim()
  return SEEN.test(line) ? line : ''
}

/** A text of several lines that were meant, like a caption: each as `oneLine` has it. */
export const eachOneLine = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(oneLine)
    .join('\n')
    .trim()
