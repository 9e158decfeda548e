import { isMaking } from '#app/lib/use-making.ts'
import type { Book } from '#contract/keepsakes.ts'

/** What is known of the newest book of a memorial, from one answer to the next. */
export interface Sight {
  /** undefined until the first answer; null when none was ever made. */
  book: Book | null | undefined
  /** The last finished one: it can be taken along even when the next one fails. */
  finished: Book | null
  /** Whether the newest one was seen in the making, so that its end is news. */
  wasMaking: boolean
  /** Milliseconds: when it last came further, and when it was last looked at. */
  movedAt: number
  seenAt: number
}

export const unseen: Sight = { book: undefined, finished: null, wasMaking: false, movedAt: 0, seenAt: 0 }

/** @param now milliseconds */
export function look(before: Sight, book: Book | null, now: number): Sight {
  const known = before.book?.uuid === book?.uuid ? before.book : null
  const hasMoved = known?.state !== book?.state || known?.progress !== book?.progress
  return {
    book,
    finished: book?.state === 'READY' ? book : before.finished,
    wasMaking: isMaking(book) || (before.wasMaking && Boolean(known)),
    movedAt: hasMoved ? now : before.movedAt,
    seenAt: now,
  }
}

/** After this long without a step forward the screen says that it may take a while. Milliseconds. */
const PATIENCE = 120_000

export const isSlow = ({ book, movedAt, seenAt }: Sight): boolean =>
  isMaking(book) && seenAt - movedAt >= PATIENCE
