import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readUuid } from '#app/lib/uuid.ts'
import { type HostContribution, listContributions } from '#contract/contributions.ts'
import { getModeration, type Moderation } from '#contract/safety.ts'

export interface Moderated {
  moderation: Moderation
  /** The pending contributions first, then the newest. */
  newest: HostContribution[]
  /** When they were asked for (`performance.now()`). */
  askedAt: number
}

/**
 * Loads the contributions to a memorial.
 *
 * @param redirectOnAuthError redirects on an auth error; returns whether it did
 */
export function useModeration(
  memorialUuid: string,
  isSignedIn: boolean,
  redirectOnAuthError: (reason: unknown) => boolean,
) {
  const [moderated, setModerated] = useState<Moderated | null>(null)
  const [trouble, setTrouble] = useState<ApiError | null>(null)

  const read = useCallback(async () => {
    // The URL was cut short.
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
