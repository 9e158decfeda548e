import { isInProgress } from '#app/lib/use-poll.ts'
import type { Book } from '#contract/keepsakes.ts'

/** What is known of the newest book of a memorial, from one answer to the next. */
export interface BookStatus {
  /** undefined until the first answer; null when none was ever made. */
  book: Book | null | undefined
  /** The last finished one: it can be taken along even when the next one fails. */
  finished: Book | null
  /** Whether the newest one was seen in the making, so that its end is news. */
  wasInProgress: boolean
  /** Milliseconds: when it last came further, and when it was last looked at. */
  progressedAt: number
  seenAt: number
}

export const unknownStatus: BookStatus = {
  book: undefined,
  finished: null,
  wasInProgress: false,
  progressedAt: 0,
  seenAt: 0,
}

/** @param now milliseconds */
export function nextStatus(before: BookStatus, book: Book | null, now: number): BookStatus {
  const known = before.book?.uuid === book?.uuid ? before.book : null
  const hasMoved = known?.state !== book?.state || known?.progress !== book?.progress
  return {
    book,
    finished: book?.state === 'READY' ? book : before.finished,
    wasInProgress: isInProgress(book) || (before.wasInProgress && Boolean(known)),
    progressedAt: hasMoved ? now : before.progressedAt,
    seenAt: now,
  }
}

/** After this long without a step forward the screen says that it may take a while. Milliseconds. */
const STALLED_AFTER_MS = 120_000

export const isStalled = ({ book, progressedAt, seenAt }: BookStatus): boolean =>
  isInProgress(book) && seenAt - progressedAt >= STALLED_AFTER_MS
