import { isInProgress } from '#app/lib/use-poll.ts'
import type { Book } from '#contract/keepsakes.ts'

/** What is known of the newest book of a memorial; updated with each response. */
export interface BookStatus {
  /** undefined until the first response; null if no book was ever generated. */
  book: Book | null | undefined
  /** The last finished book, which can be downloaded even if the next one fails. */
  finished: Book | null
  /** Whether the newest book was seen in progress, so that its end is news. */
  wasInProgress: boolean
  /** Times in milliseconds: of the last progress, and of the last response. */
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

/** @param now in milliseconds */
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

/** After this time without progress the screen says that it may take a while. In milliseconds. */
const STALLED_AFTER_MS = 120_000

export const isStalled = ({ book, progressedAt, seenAt }: BookStatus): boolean =>
  isInProgress(book) && seenAt - progressedAt >= STALLED_AFTER_MS
