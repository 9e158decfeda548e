import { useCallback, useEffect, useState } from 'react'
import { getRetention, type Retention } from '#contract/retention.ts'
import { ApiError, call } from './api.ts'
import { useRefetchOnReturn } from './use-refetch-on-return.ts'

interface KeptFor {
  /** undefined until it is known; null: nothing was paid for yet. */
  retention: Retention | null | undefined
  trouble: ApiError | null
  read(): Promise<void>
  /** What another answer said of it. */
  note(retention: Retention): void
}

/**
 * How long a memorial is kept, read again whenever the page is looked at again: somebody else may have kept it on.
 *
 * @param memorialUuid nothing is asked before it is known
 */
export function useRetention(
  memorialUuid: string | null,
  redirectOnAuthError: (reason: unknown) => boolean,
): KeptFor {
  const [retention, setRetention] = useState<Retention | null>()
  const [trouble, setTrouble] = useState<ApiError | null>(null)

  const read = useCallback(async () => {
    if (memorialUuid === null) return
    try {
      const answer = await call(getRetention, { params: { memorialUuid } })
      setRetention(answer.retention)
      setTrouble(null)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [memorialUuid, redirectOnAuthError])

  useEffect(() => {
    void read()
  }, [read])
  useRefetchOnReturn(read)

  return { retention, trouble, read, note: setRetention }
}
