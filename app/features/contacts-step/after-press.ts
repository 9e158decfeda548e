import { useCallback, useEffect, useRef } from 'react'

/**
 * Delays work until the current press has ended. An error that appears during a press moves the button away, and the
 * press is lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ waiting: (() => void)[] } | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const begin = () => {
      press.current ??= { waiting: [] }
    }
    // The click event follows right after the end of the press.
    const end = () =>
      setTimeout(() => {
        const { waiting } = press.current ?? { waiting: [] }
        press.current = null
        for (const work of waiting) work()
      })
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', begin, options)
    document.addEventListener('pointerup', end, options)
    document.addEventListener('pointercancel', end, options)
    return () => stop.abort()
  }, [])

  return useCallback((work) => {
    if (press.current) press.current.waiting.push(work)
    else work()
  }, [])
}
