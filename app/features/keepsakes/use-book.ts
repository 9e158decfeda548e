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
  /** The server's message; null if the server could not be reached. */
  reason: string | null
  /** Whether it failed while the page was open. */
  isNews: boolean
}

export interface BookWork
  extends Pick<BookStatus, 'book' | 'finished' | 'wasInProgress'>,
    Pick<BackgroundJob<Book | null, BookChoices>, 'wasReady' | 'trouble' | 'read' | 'start'> {
  isInProgress: boolean
  /** No progress for two minutes. Generating again then restarts the book if its job has ended without a result. */
  isStalled: boolean
  failure: Failure | null
}

/**
 * The newest book of a memorial. It is polled while in progress, and loaded again when the page becomes visible (its
 * links expire after some hours, and others may change the memorial) or the connection is back.
 *
 * @param redirectOnAuthError redirects on an auth error; returns whether it did
 * @param told the newest book, if the surrounding screen loads it and refreshes it: then it is only polled while in
 * progress
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
  // The failure keeps its identity through repeated responses.
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
