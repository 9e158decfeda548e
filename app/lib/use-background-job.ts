import { useCallback, useRef, useState } from 'react'
import { ApiError } from './api.ts'

interface Options<Status, Wish> {
  /** Reads the status. All functions but `startJob` must stay the same while they are about the same job. */
  fetchStatus: () => Promise<Status>
  /** Starts the job, and returns its status afterwards. */
  startJob: (wish: Wish) => Promise<Status>
  onStatus: (status: Status) => void
  /** Whether the result is available. */
  isReady: (status: Status) => boolean
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

export interface BackgroundJob<Status, Wish> {
  /** The job was started, and its result was available at once. */
  wasReady: boolean
  /** Why the job could not be started. */
  refusal: ApiError | null
  /** Why the status could not be read; the job continues. */
  trouble: ApiError | null
  read(): Promise<void>
  /** Starts one job at a time: while a start is in progress, further calls do nothing. */
  start(wish: Wish): Promise<void>
  /** Takes a status from another source, unless a start is in progress. */
  receive(status: Status): void
}

/** Starts a job that the server runs in the background, and reads its status. */
export function useBackgroundJob<Status, Wish>(options: Options<Status, Wish>): BackgroundJob<Status, Wish> {
  const { fetchStatus, startJob, onStatus, isReady, redirectOnAuthError } = options
  const [trouble, setTrouble] = useState<ApiError | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [wasReady, setWasReady] = useState(false)
  // Answers may overtake each other: only the answer to the last request counts.
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
