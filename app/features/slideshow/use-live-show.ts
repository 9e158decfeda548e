import { useEffect, useReducer, useRef } from 'react'
import { getShow } from '#contract/memorials.ts'
import type { Show } from '#contract/show.ts'
import { ApiError, call } from '../../lib/api.ts'
import { type Roster, relist, rosterOf } from './roster.ts'

/** Milliseconds between two questions while the server answers, and while it does not. */
const EVERY = 4000
const AFTER_FAILURE = 10_000
/** Milliseconds to wait for an answer. */
const TIMEOUT_MS = 15_000

export interface OpenedShow {
  show: Show
  /** Null when it was read from this device. */
  version: string | null
}

interface Live {
  show: Show
  roster: Roster
  /** The server has not answered yet: the show is as this device stored it. */
  isKept: boolean
}

const taken = ({ roster }: Live, show: Show): Live => ({
  show,
  roster: relist(roster, show),
  isKept: false,
})

/**
 * A show that follows the memorial while it plays: it asks every few seconds whether anything changed. Without a network
 * it stays as it is, and asks again once there is one.
 *
 * @param onRefused is told that this person may not see the show any more; null: a show that does not follow the memorial
 */
export function useLiveShow(opened: OpenedShow, onRefused: ((reason: ApiError) => void) | null): Live {
  const [live, take] = useReducer(taken, opened, ({ show, version }) => ({
    show,
    roster: rosterOf(show),
    isKept: version === null,
  }))
  const known = useRef(opened.version)
  const { memorialUuid } = opened.show

  useEffect(() => {
    if (!onRefused) return
    const over = new AbortController()
    let isAsking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const askIn = (time: number) => {
      clearTimeout(timer)
      if (!over.signal.aborted) timer = setTimeout(ask, time)
    }
    async function ask() {
      if (isAsking) return
      isAsking = true
      try {
        const { show, version } = await call(getShow, {
          params: { memorialUuid },
          query: known.current ? { known: known.current } : {},
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (over.signal.aborted) return
        known.current = version
        if (show) take(show)
        askIn(EVERY)
      } catch (reason) {
        if (over.signal.aborted) return
        if (isRefusal(reason)) return onRefused?.(reason)
        askIn(AFTER_FAILURE)
      } finally {
        isAsking = false
      }
    }
    askIn(EVERY)
    const now = () => askIn(0)
    window.addEventListener('online', now, { signal: over.signal })
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [memorialUuid, onRefused])

  return live
}

const isRefusal = (reason: unknown): reason is ApiError =>
  reason instanceof ApiError && [401, 403, 404].includes(reason.status)
