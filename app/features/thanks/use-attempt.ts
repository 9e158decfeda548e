import { useState } from 'react'
import { ApiError } from '#app/lib/api.ts'

/** Does something, and keeps why it failed, to show that beside where it was pressed. */
export function useAttempt(redirectOnAuthError: (reason: unknown) => boolean) {
  const [error, setError] = useState<ApiError | null>(null)
  return {
    error,
    clear: () => setError(null),
    /** Returns whether it was done. */
    async attempt(work: () => Promise<unknown>): Promise<boolean> {
      setError(null)
      try {
        await work()
        return true
      } catch (reason) {
        if (redirectOnAuthError(reason)) return false
        if (!(reason instanceof ApiError)) throw reason
        setError(reason)
        return false
      }
    },
  }
}
