import { useSyncExternalStore } from 'react'

/** Whether pictures may move by themselves: the person's system setting, and whether the tab is visible. */

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** True on the server, where the setting is not known. */
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
