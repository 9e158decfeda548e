import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { getPublicMemorial, type PublicMemorial } from '#contract/memorials.ts'

/**
 * What a closed memorial shows to its hosts, who are known by a token that only script can send. `looking` while that
 * is asked; null to everyone else.
 */
export function useHostPreview(slug: string, asks: boolean): PublicMemorial | 'looking' | null {
  const [seen, setSeen] = useState<PublicMemorial | 'looking' | null>(asks ? 'looking' : null)

  useEffect(() => {
    if (readToken() === null) return setSeen(null)
    const asking = new AbortController()
    call(getPublicMemorial, { params: { slug }, signal: asking.signal }).then(
      ({ memorial }) => setSeen(memorial),
      (reason: unknown) => {
        if (asking.signal.aborted) return
        setSeen(null)
        // Whatever it is: what everyone sees says what can be done.
        if (!(reason instanceof ApiError)) throw reason
      },
    )
    return () => asking.abort()
  }, [slug])

  return seen
}
