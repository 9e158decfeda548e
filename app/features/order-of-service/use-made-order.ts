import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import {
  type MadeOrder,
  makeOrderOfService,
  type OrderChoices,
  type OrderContent,
} from '#contract/order-of-service.ts'

interface Made {
  order: MadeOrder | null
  /** What it was made from. */
  content: OrderContent | null
  trouble: ApiError | null
}

const none: Made = { order: null, content: null, trouble: null }

/** Prints the order of service as it is saved. */
export function useMadeOrder(memorialUuid: string, redirectOnAuthError: (reason: unknown) => boolean) {
  const [made, setMade] = useState(none)
  const [isMaking, setMaking] = useState(false)

  async function make(choices: OrderChoices, content: OrderContent) {
    setMaking(true)
    try {
      const { made: order } = await call(makeOrderOfService, { params: { memorialUuid }, body: choices })
      setMade({ order, content, trouble: null })
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setMade({ ...none, trouble: reason })
    } finally {
      setMaking(false)
    }
  }

  return { ...made, isMaking, make }
}
