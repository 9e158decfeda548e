import { createHash } from 'node:crypto'

/** The same id for the same thing in every run, so that nothing is created twice. */
export function idOf(thing: string): string {
  const hex = createHash('sha256').update(`afterglow example: ${thing}`).digest('hex')
  return [8, 12, 16, 20, 32].map((end, at, ends) => hex.slice(ends[at - 1] ?? 0, end)).join('-')
}
