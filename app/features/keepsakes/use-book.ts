import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
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

export interface BookWork extends Pick<Sight, 'book' | 'finished' | 'wasMaking'> {
  isMaking: boolean
  /** It has not moved for two minutes: asking again begins it anew where its work has ended unseen. */
  isSlow: boolean
  /** It was asked for, and was there already. */
  wasThere: boolean
  failure: Failure | null
  /** Why it cannot be said how far it is; that goes on by itself. */
  trouble: ApiError | null
  read(): Promise<void>
  /** One at a time: while a book is asked for, further calls do nothing. */
  make(choices: BookChoices): Promise<void>
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
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [wasThere, setWasThere] = useState(false)
  // Answers may overtake each other: only that to the last question counts.
  const question = useRef(0)
  const isAsking = useRef(false)

  const read = useCallback(async () => {
    if (isAsking.current) return
    const mine = ++question.current
    try {
      const { book } = await call(getBook, { params: { memorialUuid } })
      if (mine !== question.current) return
      setSight((before) => look(before, book, Date.now()))
      setTrouble(null)
    } catch (reason) {
      if (mine !== question.current || ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [memorialUuid, ledAway])

  async function make(choices: BookChoices) {
    if (isAsking.current) return
    isAsking.current = true
    question.current += 1
    setRefusal(null)
    setWasThere(false)
    try {
      const body = { ...choices, wait: false }
      const { book } = await call(generatePdf, { params: { memorialUuid }, body })
      setSight((before) => look(before, book, Date.now()))
      setTrouble(null)
      setWasThere(book.state === 'READY')
    } catch (reason) {
      if (ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setRefusal(reason)
    } finally {
      isAsking.current = false
    }
  }

  const isTold = told !== undefined
  useEffect(() => {
    if (told === undefined || isAsking.current) return
    question.current += 1
    setSight((before) => look(before, told, Date.now()))
  }, [told])

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

function failureOf(failedUuid: string | null, wasMaking: boolean, refusal: ApiError | null): Failure | null {
  if (refusal) return { reason: refusal.status === 0 ? null : refusal.message, isNews: true }
  return failedUuid === null ? null : { reason: errors.BOOK_FAILED.message, isNews: wasMaking }
}
