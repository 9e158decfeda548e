import { type RefObject, useSyncExternalStore } from 'react'

/** `toggle` is null where the browser has no full screen (most phones). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isPossible = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled,
    () => false,
  )
  // If the browser refuses, nothing changes.
  const toggle = () =>
    isFull ? document.exitFullscreen().catch(() => {}) : element.current?.requestFullscreen().catch(() => {})
  return { isFull, toggle: isPossible ? toggle : null }
}
