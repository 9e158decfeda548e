import { useSyncExternalStore } from 'react'

/** What decides whether pictures may move by themselves: the reader's setting, and whether anybody sees the tab. */

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** True on the server, where nobody has said yet that things may move. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(reducedMotion).matches,
    () => true,
  )
}

export function useTabVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => !document.hidden,
    () => false,
  )
}
