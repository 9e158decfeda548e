import { useEffect } from 'react'

/**
 * Calls `look` whenever the page comes into sight again and when the connection is back: meanwhile somebody else may
 * have changed what it shows, and links in it may have ended.
 *
 * @param look the same function while the same is shown
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
