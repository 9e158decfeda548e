import { useCallback, useEffect, useRef } from 'react'
import { operators as limits } from '#contract/limits.ts'

const IDLE_MS = limits.idleMinutes * 60_000

/**
 * A desk that is open shows nothing any more once its session is over: logged out in another tab, removed, or unused for too long.
 *
 * @param check asks whether the session goes on, which is a use of it
 * @param end closes the desk
 * @returns to be called with each other use
 */
export function useDeskEnd(
  isOpen: boolean,
  check: () => Promise<'open' | 'ended' | 'unknown'>,
  end: () => void,
): () => void {
  const timer = useRef<number | undefined>(undefined)
  const usedAt = useRef(0)

  const use = useCallback(() => {
    usedAt.current = Date.now()
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(end, IDLE_MS)
  }, [end])

  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    use()
    async function look() {
      if (document.visibilityState !== 'visible') return
      // A device that slept has stopped the timer.
      if (Date.now() - usedAt.current >= IDLE_MS) return end()
      const found = await check()
      if (isOver) return
      if (found === 'ended') end()
      if (found === 'open') use()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      isOver = true
      window.clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [isOpen, use, check, end])

  return use
}
