import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ApiError, call } from '#app/lib/api.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { type BackgroundJob, useBackgroundJob } from '#app/lib/use-background-job.ts'
import { isInProgress, usePoll } from '#app/lib/use-poll.ts'
import { useRefetchOnReturn } from '#app/lib/use-refetch-on-return.ts'
import { type Book, type BookChoices, generatePdf, getBook } from '#contract/keepsakes.ts'
import { type BookStatus, isStalled, nextStatus, unknownStatus } from './book-status.ts'

/** Why there is no book. */
export interface Failure {
  /** What the server says; null when it could not be asked. */
  reason: string | null
  /** It came about while somebody was looking, and was not found so. */
  isNews: boolean
}

export interface BookWork
  extends Pick<BookStatus, 'book' | 'finished' | 'wasInProgress'>,
    Pick<BackgroundJob<Book | null, BookChoices>, 'wasReady' | 'trouble' | 'read' | 'start'> {
  isInProgress: boolean
  /** It has not moved for two minutes: asking again begins it anew where its work has ended unseen. */
  isStalled: boolean
  failure: Failure | null
}

/**
 * The newest book of a memorial: looked at again while it is made, whenever the page is looked at again (its links
 * hold for some hours, and others change the memorial), and when the connection is back.
 *
 * @param redirectOnAuthError whether a failed call has led to another screen
 * @param told the newest book, where the screen around is told of it and looks again by itself: then it is only asked
 *   for while it is made
 */
export function useBook(
  memorialUuid: string,
  redirectOnAuthError: (reason: unknown) => boolean,
  told?: Book | null,
): BookWork {
  const [status, setStatus] = useState(unknownStatus)
  const see = useCallback(
    (book: Book | null) => setStatus((before) => nextStatus(before, book, Date.now())),
    [],
  )
  const ask = useCallback(
    async () => (await call(getBook, { params: { memorialUuid } })).book,
    [memorialUuid],
  )
  const order = async (choices: BookChoices) =>
    (await call(generatePdf, { params: { memorialUuid }, body: { ...choices, wait: false } })).book
  const asking = useBackgroundJob<Book | null, BookChoices>({
    fetchStatus: ask,
    startJob: order,
    onStatus: see,
    isReady: isThere,
    redirectOnAuthError,
  })
  const { wasReady, refusal, trouble, read, start, receive } = asking

  const isTold = told !== undefined
  useEffect(() => {
    if (told !== undefined) receive(told)
  }, [told, receive])

  useEffect(() => {
    if (!isTold) void read()
  }, [read, isTold])
  useRefetchOnReturn(read, !isTold)

  const { book, wasInProgress } = status
  // The same failure stays the same one, however often it is looked at.
  const failedUuid = book?.state === 'FAILED' ? book.uuid : null
  const failure = useMemo(
    () => failureOf(failedUuid, wasInProgress, refusal),
    [failedUuid, wasInProgress, refusal],
  )
  usePoll(book, trouble !== null, read)

  return {
    book,
    finished: status.finished,
    wasInProgress,
    isInProgress: isInProgress(book),
    isStalled: isStalled(status),
    wasReady,
    failure,
    trouble,
    read,
    start,
  }
}

const isThere = (book: Book | null) => book?.state === 'READY'

function failureOf(failedUuid: string | null, wasMaking: boolean, refusal: ApiError | null): Failure | null {
  if (refusal) return { reason: refusal.status === 0 ? null : refusal.message, isNews: true }
  return failedUuid === null ? null : { reason: errorMessage('BOOK_FAILED'), isNews: wasMaking }
}
