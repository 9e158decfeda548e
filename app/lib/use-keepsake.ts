import { useCallback, useEffect, useRef, useState } from 'react'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { ApiError } from './api.ts'
import { isInProgress, type MadeInBackground, usePoll } from './use-poll.ts'
import { useRefetchOnReturn } from './use-refetch-on-return.ts'

interface Options<Answer, Made, Choices> {
  /** Reads what there is. It and `madeOf` stay the same while they are about the same memorial. */
  fetchAnswer: () => Promise<Answer>
  /** Asks for one, and returns what there is afterwards. */
  startMaking: (choices: Choices) => Promise<Answer>
  madeOf: (answer: Answer) => Made | null
  /** The answer, if the surrounding screen loads it and refreshes it: then it is only polled while in progress. */
  told?: Answer | undefined
}

export interface KeepsakeWork<Answer, Made, Choices> {
  /** Undefined until the first answer. */
  answer: Answer | undefined
  /** The newest one. */
  made: Made | null
  /** The last finished one, which can be downloaded even if the next one fails. */
  finished: Made | null
  isInProgress: boolean
  /** The newest one was seen in progress on this page, so that its end is news. */
  wasInProgress: boolean
  /** It was asked for, and was there at once. */
  wasReady: boolean
  /** Why it could not be begun. */
  refusal: ApiError | null
  /** Why it could not be read; it goes on being made. */
  trouble: ApiError | null
  read(): Promise<void>
  /** Asks one at a time: meanwhile further calls do nothing. */
  start(choices: Choices): Promise<void>
}

/**
 * Something that the server makes of a memorial in the background. It is polled while in progress, and read again when the
 * page becomes visible (its links expire, and others may change the memorial) or the connection is back.
 */
export function useKeepsake<Answer, Made extends MadeInBackground, Choices>(
  options: Options<Answer, Made, Choices>,
): KeepsakeWork<Answer, Made, Choices> {
  const { fetchAnswer, startMaking, madeOf, told } = options
  const [answer, setAnswer] = useState<Answer>()
  const [finished, setFinished] = useState<Made | null>(null)
  const [followed, setFollowed] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [wasReady, setWasReady] = useState(false)
  // Answers may overtake each other: only the answer to the last request counts.
  const question = useRef(0)
  const isAsking = useRef(false)

  const receive = useCallback(
    (next: Answer) => {
      const made = madeOf(next)
      setAnswer(next)
      setTrouble(null)
      if (isInProgress(made)) setFollowed(made.uuid)
      if (made?.state === 'READY') setFinished(made)
    },
    [madeOf],
  )

  const read = useCallback(async () => {
    if (isAsking.current) return
    const mine = ++question.current
    try {
      const next = await fetchAnswer()
      if (mine === question.current) receive(next)
    } catch (reason) {
      if (mine !== question.current || redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [fetchAnswer, receive])

  async function start(choices: Choices) {
    if (isAsking.current) return
    isAsking.current = true
    question.current += 1
    setRefusal(null)
    setWasReady(false)
    try {
      const next = await startMaking(choices)
      receive(next)
      setWasReady(madeOf(next)?.state === 'READY')
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
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
    receive(told)
  }, [told, receive])
  useEffect(() => {
    if (!isTold) void read()
  }, [read, isTold])
  useRefetchOnReturn(read, !isTold)

  const made = answer === undefined ? null : madeOf(answer)
  usePoll(made, trouble !== null, read)
  return {
    answer,
    made,
    finished,
    isInProgress: isInProgress(made),
    wasInProgress: followed !== null && followed === made?.uuid,
    wasReady,
    refusal,
    trouble,
    read,
    start,
  }
}
