import { useCallback, useRef, useState } from 'react'
import { ApiError } from './api.ts'

interface Options<Status, Wish> {
  /** How it stands. The same function while it is about the same, as are the others but `order`. */
  ask: () => Promise<Status>
  /** Asks for it to be made, and tells how it stands then. */
  order: (wish: Wish) => Promise<Status>
  see: (status: Status) => void
  /** Whether it can be had already. */
  isThere: (status: Status) => boolean
  /** Whether a failed call has led to another screen. */
  ledAway: (reason: unknown) => boolean
}

export interface Asking<Status, Wish> {
  /** It was asked for, and was there already. */
  wasThere: boolean
  /** Why it could not be asked for. */
  refusal: ApiError | null
  /** Why it cannot be said how it stands; that goes on by itself. */
  trouble: ApiError | null
  read(): Promise<void>
  /** One at a time: while it is asked for, further calls do nothing. */
  make(wish: Wish): Promise<void>
  /** Takes what was learned in another way, unless it is being asked for. */
  hear(status: Status): void
}

/** Asks for something that the server makes in the background, and how it stands. */
export function useAsking<Status, Wish>(options: Options<Status, Wish>): Asking<Status, Wish> {
  const { ask, order, see, isThere, ledAway } = options
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
      const status = await ask()
      if (mine !== question.current) return
      see(status)
      setTrouble(null)
    } catch (reason) {
      if (mine !== question.current || ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [ask, see, ledAway])

  async function make(wish: Wish) {
    if (isAsking.current) return
    isAsking.current = true
    question.current += 1
    setRefusal(null)
    setWasThere(false)
    try {
      const status = await order(wish)
      see(status)
      setTrouble(null)
      setWasThere(isThere(status))
    } catch (reason) {
      if (ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setRefusal(reason)
    } finally {
      isAsking.current = false
    }
  }

  const hear = useCallback(
    (status: Status) => {
      if (isAsking.current) return
      question.current += 1
      see(status)
    },
    [see],
  )

  return { wasThere, refusal, trouble, read, make, hear }
}
