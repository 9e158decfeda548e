import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readUuid } from '#app/lib/uuid.ts'
import { type HostContribution, listContributions } from '#contract/contributions.ts'
import { getModeration, type Moderation } from '#contract/safety.ts'

export interface Moderated {
  moderation: Moderation
  /** What waits, and the newest of all. */
  newest: HostContribution[]
  /** When they were asked for (`performance.now()`). */
  askedAt: number
}

/**
 * Reads what others added to a memorial.
 *
 * @param redirectOnAuthError whether a failure has led to another screen
 */
export function useModeration(
  memorialUuid: string,
  isSignedIn: boolean,
  redirectOnAuthError: (reason: unknown) => boolean,
) {
  const [moderated, setModerated] = useState<Moderated | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)

  const read = useCallback(async () => {
    // An address that was cut short.
    if (readUuid(memorialUuid) === null) return setTrouble(new ApiError(404, { code: 'MEMORIAL_NOT_FOUND' }))
    const askedAt = performance.now()
    try {
      const params = { memorialUuid }
      const [{ moderation }, { contributions }] = await Promise.all([
        call(getModeration, { params }),
        call(listContributions, { params, query: {} }),
      ])
      setModerated({ moderation, newest: contributions, askedAt })
      setTrouble(null)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason)
    }
  }, [memorialUuid, redirectOnAuthError])

  useEffect(() => {
    if (isSignedIn) void read()
  }, [isSignedIn, read])

  return { moderated, trouble, read }
}
