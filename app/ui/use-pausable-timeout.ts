import { useCallback, useEffect, useRef } from 'react'

/** Calls back once after `milliseconds`; `pause` stops the timer, `resume` restarts it from the beginning. */
export function usePausableTimeout(milliseconds: number, callback: () => void) {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = callback
  })

  const pause = useCallback(() => clearTimeout(timer.current), [])
  const resume = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), milliseconds)
  }, [milliseconds])

  useEffect(() => {
    resume()
    return pause
  }, [pause, resume])

  return { pause, resume }
}
