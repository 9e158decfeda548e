import { type RefObject, useSyncExternalStore } from 'react'

/** `toggle` is null where the browser cannot (phones, mostly). */
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
  // A browser that refuses leaves everything as it was.
  const toggle = () =>
    isFull ? document.exitFullscreen().catch(() => {}) : element.current?.requestFullscreen().catch(() => {})
  return { isFull, toggle: isPossible ? toggle : null }
}
