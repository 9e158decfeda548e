/** Characters that end a line or a table cell in some program. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** Control characters, direction overrides, and byte order marks. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** A letter, a digit, a sign, or an emoji; marks and spaces alone are invisible, as are letters that only fill a place. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether anything in a text can be seen. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/**
 * Turns a text for one line, such as a name, into clean form: pasted line and cell ends become spaces, and invisible
 * characters that affect the text around them are removed. Letters and joiners of every script stay. Empty if nothing
 * visible is left.
 */
export function oneLine(text: string): string {
  const line = text
    .split(BREAKS)
    .map((part) => part.trim())
    .join(' ')
    .replace(UNSEEN, '')
    .trim()
  return isSeen(line) ? line : ''
}

/** The same for each line of a text that may have several, such as a caption. */
export const eachOneLine = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(oneLine)
    .join('\n')
    .trim()
