import { useEffect, useState } from 'react'
import { ApiError } from './api.ts'

/** After so long the screen is shown without it. */
const MOST_MS = 3000

/**
 * What stands above the rest of a screen, which waits for it: what appeared later would move buttons under the pointer. It is
 * an offer: where it cannot be asked for, or comes too late, it is not there.
 *
 * @param of the memorial; null where nothing is to be asked for
 * @param find must stay the same function between renders
 * @returns null: there is nothing to show; undefined: not known yet
 */
export function useOffer<Found>(of: string | null, find: (of: string) => Promise<Found | null>) {
  const [answer, setAnswer] = useState<{ of: string; found: Found | null } | null>(null)
  useEffect(() => {
    if (of === null) return
    let isWanted = true
    function show(found: Found | null) {
      if (isWanted && of !== null) setAnswer({ of, found })
      isWanted = false
    }
    const late = setTimeout(() => show(null), MOST_MS)
    find(of).then(show, (reason) => {
      show(null)
      if (!(reason instanceof ApiError)) throw reason
    })
    return () => {
      isWanted = false
      clearTimeout(late)
    }
  }, [of, find])
  if (of === null) return null
  return answer?.of === of ? answer.found : undefined
}
