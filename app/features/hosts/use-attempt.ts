import { useCallback } from 'react'
import { ApiError } from '#app/lib/api.ts'

/** Runs some work. Returns null, or why it failed, as text. */
export type Attempt = (otherwise: string, work: () => Promise<void>) => Promise<string | null>

/**
 * Runs changes that are saved at once, and returns the error to show beside them.
 *
 * @param redirectOnAuthError redirects on an auth error; returns whether it did
 */
export function useAttempt(redirectOnAuthError: (reason: unknown) => boolean): Attempt {
  return useCallback(
    async (otherwise, work) => {
      try {
        await work()
        return null
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason
        redirectOnAuthError(reason)
        return reason.message || otherwise
      }
    },
    [redirectOnAuthError],
  )
}
