import { useEffect } from 'react'

/** Milliseconds after which a browser that is busy all the time, or cannot say when it is not, keeps them too. */
const AT_THE_LATEST = 3000

/** Keeps the steps on this device, once the one that is open has all it needs; with code that waits until then. */
export function useKeptSteps(): void {
  useEffect(() => {
    const stop = new AbortController()
    const keep = () => {
      if (!stop.signal.aborted)
        void import('./keep-steps.ts').then(
          (it) => it.keepSteps(stop.signal),
          () => {},
        )
    }
    if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: AT_THE_LATEST })
    else setTimeout(keep, AT_THE_LATEST)
    return () => stop.abort()
  }, [])
}
