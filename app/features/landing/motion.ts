import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** What decides whether pictures may move by themselves: the reader's setting, the tab, the scroll position. */

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

/** Whether any part of the element is on the screen. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return onScreen
}

/** False on the server and until the page has come alive: a control that can do nothing yet is not shown. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
