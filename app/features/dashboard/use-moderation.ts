import { useMemo } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useServerValue } from '#app/lib/use-server-value.ts'
import { readUuid } from '#app/lib/uuid.ts'
import { type HostContribution, listContributions } from '#contract/contributions.ts'
import { getModeration, type Moderation } from '#contract/safety.ts'

export interface ModerationData {
  moderation: Moderation
  newest: HostContribution[]
  askedAt: number
}

/** Reads a memorial as its helpers see it, with its contributions: the pending ones first, then the newest. */
async function readModeration(memorialUuid: string): Promise<ModerationData> {
  // The URL was cut short.
  if (readUuid(memorialUuid) === null) throw new ApiError(404, { code: 'MEMORIAL_NOT_FOUND' })
  const askedAt = performance.now()
  const params = { memorialUuid }
  const [{ moderation }, { contributions }] = await Promise.all([
    call(getModeration, { params }),
    call(listContributions, { params, query: {} }),
  ])
  return { moderation, newest: contributions, askedAt }
}

export const useModeration = (memorialUuid: string, isSignedIn: boolean) =>
  useServerValue(
    useMemo(() => (isSignedIn ? () => readModeration(memorialUuid) : null), [memorialUuid, isSignedIn]),
  )
