import { useCallback } from 'react'
import { ApiError } from '#app/lib/api.ts'

/** Does something. Gives null, or why it did not work, in words. */
export type Attempt = (otherwise: string, work: () => Promise<void>) => Promise<string | null>

/**
 * What is done on this screen is saved at once, and says beside itself what went wrong.
 *
 * @param redirectOnAuthError whether a failure has led to another screen
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
