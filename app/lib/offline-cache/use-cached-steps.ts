import { useEffect } from 'react'

/** Milliseconds that are left to the open step first: on a slow phone it is not complete earlier. */
const AFTER = 5000
/** Milliseconds after that, at which the steps are cached even if the browser was never idle. */
const AT_THE_LATEST = 3000

/** Caches the steps on this device after the open one has loaded; the code for that is loaded only then. */
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
