import { useCallback, useMemo } from 'react'
import { call } from '#app/lib/api.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { type KeepsakeWork, useKeepsake } from '#app/lib/use-keepsake.ts'
import { type Book, type BookChoices, generatePdf, getBook } from '#contract/keepsakes.ts'

/** Why there is no book. */
export interface Failure {
  /** The server's message; null if the server could not be reached. */
  reason: string | null
  /** Whether it failed while the page was open. */
  isNews: boolean
}

export interface BookWork extends KeepsakeWork<Book | null, Book, BookChoices> {
  failure: Failure | null
}

/**
 * The newest book of a memorial.
 * @param told the newest book, if the surrounding screen loads it and refreshes it
 */
export function useBook(memorialUuid: string, told?: Book | null): BookWork {
  const fetchAnswer = useCallback(
    async () => (await call(getBook, { params: { memorialUuid } })).book,
    [memorialUuid],
  )
  const startMaking = async (choices: BookChoices) =>
    (await call(generatePdf, { params: { memorialUuid }, body: { ...choices, wait: false } })).book
  const work = useKeepsake({ fetchAnswer, startMaking, madeOf, told })
  const { made, wasInProgress, refusal } = work
  // The failure keeps its identity through repeated responses.
  const failedUuid = made?.state === 'FAILED' ? made.uuid : null
  const failure = useMemo((): Failure | null => {
    if (refusal) return { reason: refusal.status === 0 ? null : refusal.message, isNews: true }
    return failedUuid === null ? null : { reason: errorMessage('BOOK_FAILED'), isNews: wasInProgress }
  }, [failedUuid, wasInProgress, refusal])
  return { ...work, failure }
}

const madeOf = (book: Book | null) => book
