import { useEffect } from 'react'

/**
 * Calls `look` whenever the page becomes visible again or the connection is back: meanwhile somebody else may have
 * changed what it shows, and links in it may have expired.
 *
 * @param look the same function while the page shows the same
 */
export function useRefetchOnReturn(look: () => unknown, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    const onReturn = () => void (document.visibilityState === 'visible' && look())
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [look, isWanted])
}
