import { useEffect } from 'react'

/** Milliseconds that belong to the step that is open: on a slow phone it is not all there before. */
const AFTER = 5000
/** Milliseconds more after which a browser that is busy all the time keeps them too. */
const AT_THE_LATEST = 3000

/** Keeps the steps on this device, once the one that is open has all it needs; with code that waits until then. */
export function useCachedSteps(): void {
  useEffect(() => {
    const stop = new AbortController()
    const keep = () => {
      if (!stop.signal.aborted)
        void import('./cache-steps.ts').then(
          (it) => it.cacheSteps(stop.signal),
          () => {},
        )
    }
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: AT_THE_LATEST })
      else keep()
    }, AFTER)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
}
