import { useCallback, useRef, useState } from 'react'
import { ApiError } from './api.ts'

interface Options<Status, Wish> {
  /** How it stands. The same function while it is about the same, as are the others but `order`. */
  fetchStatus: () => Promise<Status>
  /** Asks for it to be made, and tells how it stands then. */
  startJob: (wish: Wish) => Promise<Status>
  onStatus: (status: Status) => void
  /** Whether it can be had already. */
  isReady: (status: Status) => boolean
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

export interface BackgroundJob<Status, Wish> {
  /** It was asked for, and was there already. */
  wasReady: boolean
  /** Why it could not be asked for. */
  refusal: ApiError | null
  /** Why it cannot be said how it stands; that goes on by itself. */
  trouble: ApiError | null
  read(): Promise<void>
  /** One at a time: while it is asked for, further calls do nothing. */
  start(wish: Wish): Promise<void>
  /** Takes what was learned in another way, unless it is being asked for. */
  receive(status: Status): void
}

/** Asks for something that the server makes in the background, and how it stands. */
export function useBackgroundJob<Status, Wish>(options: Options<Status, Wish>): BackgroundJob<Status, Wish> {
  const { fetchStatus, startJob, onStatus, isReady, redirectOnAuthError } = options
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [wasReady, setWasReady] = useState(false)
  // Answers may overtake each other: only that to the last question counts.
  const question = useRef(0)
  const isAsking = useRef(false)

  const read = useCallback(async () => {
    if (isAsking.current) return
    const mine = ++question.current
    try {
      const status = await fetchStatus()
      if (mine !== question.current) return
      onStatus(status)
      setTrouble(null)
    } catch (reason) {
      if (mine !== question.current || redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [fetchStatus, onStatus, redirectOnAuthError])

  async function start(wish: Wish) {
    if (isAsking.current) return
    isAsking.current = true
    question.current += 1
    setRefusal(null)
    setWasReady(false)
    try {
      const status = await startJob(wish)
      onStatus(status)
      setTrouble(null)
      setWasReady(isReady(status))
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setRefusal(reason)
    } finally {
      isAsking.current = false
    }
  }

  const receive = useCallback(
    (status: Status) => {
      if (isAsking.current) return
      question.current += 1
      onStatus(status)
    },
    [onStatus],
  )

  return { wasReady, refusal, trouble, read, start, receive }
}
