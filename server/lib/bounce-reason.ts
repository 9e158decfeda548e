const REASON_MAX = 300

/** The mail server's own text on one line, short enough to show. */
export function bounceReason(words: string): string {
  return words.replace(/\s+/g, ' ').trim().slice(0, REASON_MAX)
}
