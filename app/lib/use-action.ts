import { useCallback, useState } from 'react'
import { ApiError } from './api.ts'
import { redirectOnAuthError } from './auth-redirect.ts'

/** What a press does, and why that failed, to be shown beside where it was pressed. */
export function useAction() {
  const [failure, setFailure] = useState<ApiError | null>(null)
  const clear = useCallback(() => setFailure(null), [])
  const attempt = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailure(null)
    try {
      await work()
      return true
    } catch (reason) {
      if (redirectOnAuthError(reason)) return false
      if (!(reason instanceof ApiError)) throw reason
      setFailure(reason)
      return false
    }
  }, [])
  return {
    /** In words; null: nothing failed. */
    error: failure?.message ?? null,
    failure,
    clear,
    /** Resolves to whether it was done. */
    attempt,
  }
}
