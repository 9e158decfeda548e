import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ApiError, call } from '#app/lib/api.ts'
import { type Asking, useAsking } from '#app/lib/use-asking.ts'
import { useLookAgain } from '#app/lib/use-look-again.ts'
import { isMaking, useMaking } from '#app/lib/use-making.ts'
import { errors } from '#contract/errors.ts'
import { type Book, type BookChoices, generatePdf, getBook } from '#contract/keepsakes.ts'
import { isSlow, look, type Sight, unseen } from './sight.ts'

/** Why there is no book. */
export interface Failure {
  /** What the server says; null when it could not be asked. */
  reason: string | null
  /** It came about while somebody was looking, and was not found so. */
  isNews: boolean
}

export interface BookWork
  extends Pick<Sight, 'book' | 'finished' | 'wasMaking'>,
    Pick<Asking<Book | null, BookChoices>, 'wasThere' | 'trouble' | 'read' | 'make'> {
  isMaking: boolean
  /** It has not moved for two minutes: asking again begins it anew where its work has ended unseen. */
  isSlow: boolean
  failure: Failure | null
}

/**
 * The newest book of a memorial: looked at again while it is made, whenever the page is looked at again (its links
 * hold for some hours, and others change the memorial), and when the connection is back.
 *
 * @param ledAway whether a failed call has led to another screen
 * @param told the newest book, where the screen around is told of it and looks again by itself: then it is only asked
 *   for while it is made
 */
export function useBook(
  memorialUuid: string,
  ledAway: (reason: unknown) => boolean,
  told?: Book | null,
): BookWork {
  const [sight, setSight] = useState(unseen)
  const see = useCallback((book: Book | null) => setSight((before) => look(before, book, Date.now())), [])
  const ask = useCallback(
    async () => (await call(getBook, { params: { memorialUuid } })).book,
    [memorialUuid],
  )
  const order = async (choices: BookChoices) =>
    (await call(generatePdf, { params: { memorialUuid }, body: { ...choices, wait: false } })).book
  const asking = useAsking<Book | null, BookChoices>({ ask, order, see, isThere, ledAway })
  const { wasThere, refusal, trouble, read, make, hear } = asking

  const isTold = told !== undefined
  useEffect(() => {
    if (told !== undefined) hear(told)
  }, [told, hear])

  useEffect(() => {
    if (!isTold) void read()
  }, [read, isTold])
  useLookAgain(read, !isTold)

  const { book, wasMaking } = sight
  // The same failure stays the same one, however often it is looked at.
  const failedUuid = book?.state === 'FAILED' ? book.uuid : null
  const failure = useMemo(() => failureOf(failedUuid, wasMaking, refusal), [failedUuid, wasMaking, refusal])
  useMaking(book, trouble !== null, read)

  return {
    book,
    finished: sight.finished,
    wasMaking,
    isMaking: isMaking(book),
    isSlow: isSlow(sight),
    wasThere,
    failure,
    trouble,
    read,
    make,
  }
}

const isThere = (book: Book | null) => book?.state === 'READY'

function failureOf(failedUuid: string | null, wasMaking: boolean, refusal: ApiError | null): Failure | null {
  if (refusal) return { reason: refusal.status === 0 ? null : refusal.message, isNews: true }
  return failedUuid === null ? null : { reason: errors.BOOK_FAILED.message, isNews: wasMaking }
}
