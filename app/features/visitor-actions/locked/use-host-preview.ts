import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { getPublicMemorial, type PublicMemorial } from '#contract/memorials.ts'

/**
 * Reads a closed memorial for its hosts, who are known by a token that only script can send. `looking` while it is
 * loading; null for everyone else.
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
        // Any other error: the page for everyone else says what can be done.
        if (!(reason instanceof ApiError)) throw reason
      },
    )
    return () => asking.abort()
  }, [slug])

  return seen
}
