import { useCallback, useEffect, useState } from 'react'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { getRetention, type Retention } from '#contract/retention.ts'
import { ApiError, call } from './api.ts'
import { useRefetchOnReturn } from './use-refetch-on-return.ts'

interface KeptFor {
  /** undefined until it is known; null: nothing was paid yet. */
  retention: Retention | null | undefined
  trouble: ApiError | null
  read(): Promise<void>
  /** Takes the retention from another answer of the server. */
  note(retention: Retention): void
}

/**
 * How long a memorial is kept. It is read again whenever the page becomes visible, because somebody else may have
 * extended it.
 *
 * @param memorialUuid null while it is not known: nothing is read then
 */
export function useRetention(memorialUuid: string | null): KeptFor {
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
  }, [memorialUuid])

  useEffect(() => {
    void read()
  }, [read])
  useRefetchOnReturn(read)

  return { retention, trouble, read, note: setRetention }
}
