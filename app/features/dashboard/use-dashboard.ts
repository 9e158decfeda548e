import { useCallback, useEffect, useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import { openMemorial } from '#app/draft/open-memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { useRefetchOnReturn } from '#app/lib/use-refetch-on-return.ts'
import { visitMemorial } from '#contract/edits.ts'
import type { Answer } from '#contract/endpoint.ts'

export type Visit = Pick<
  Answer<typeof visitMemorial>,
  'memorial' | 'role' | 'hostCount' | 'askedHostCount' | 'since' | 'putAway' | 'book'
> & {
  /** When it was asked for (`performance.now()`): it cannot know what was done here later. */
  askedAt: number
}

/** Of the section that is open: sections are rendered only once the memorial is loaded. */
export const useVisit = (): Visit => useOutletContext<Visit>()

export interface Dashboard {
  /** null until it is loaded. */
  visit: Visit | null
  /** `missing`: this person has no such memorial. Otherwise why it could not be loaded. */
  trouble: 'missing' | ApiError | null
  load(): Promise<void>
}

/**
 * Loads the memorial of this tab's draft in one call. It is loaded again when the tab becomes visible, since another
 * tab or host may have changed it, and when the connection is back. The previous content stays while this is in
 * progress, and if it fails.
 *
 * @param isSignedIn nothing is requested until it is true
 */
export function useDashboard(memorialUuid: string | null, isSignedIn: boolean): Dashboard {
  const [visit, setVisit] = useState<Visit | null>(null)
  const [trouble, setTrouble] = useState<Dashboard['trouble']>(null)
  const underWay = useRef<AbortController | null>(null)

  const load = useCallback(
    async (quietly = false) => {
      if (memorialUuid === null) return setTrouble('missing')
      if (underWay.current) return
      const asking = new AbortController()
      underWay.current = asking
      if (!quietly) setTrouble(null)
      const askedAt = performance.now()
      try {
        const answer = await call(visitMemorial, { params: { memorialUuid }, signal: asking.signal })
        openMemorial(answer.memorial)
        setVisit({ ...answer, askedAt })
        setTrouble(null)
      } catch (reason) {
        if (asking.signal.aborted || redirectOnAuthError(reason)) return
        if (!(reason instanceof ApiError)) throw reason
        if (reason.code === 'MEMORIAL_NOT_FOUND') {
          setVisit(null)
          setTrouble('missing')
        } else if (!quietly) setTrouble(reason)
      } finally {
        if (underWay.current === asking) underWay.current = null
      }
    },
    [memorialUuid],
  )

  useEffect(() => {
    if (!isSignedIn) return
    void load()
    return () => {
      underWay.current?.abort()
      underWay.current = null
    }
  }, [isSignedIn, load])

  const lookAgain = useCallback(() => {
    // Nothing changes under an open dialog, because the dialog may be about something that no longer exists.
    if (!document.querySelector('dialog[open]')) void load(true)
  }, [load])
  useRefetchOnReturn(lookAgain, isSignedIn)

  return { visit, trouble, load: () => load() }
}
