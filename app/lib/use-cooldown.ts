import { useEffect, useState } from 'react'
import { type StoredText, storedText } from '#app/draft/storage.ts'

/**
 * Counts whole seconds down to 0: `start(30)`, then 30, 29 …
 *
 * @param keptAs a key in session storage, so that the countdown continues after a reload
 */
export function useCooldown(keptAs?: string): { seconds: number; start: (seconds: number) => void } {
  const [stored] = useState(() => keptAs && storedText(() => window.sessionStorage, keptAs))
  const [end, setEnd] = useState(() => (stored ? endIn(stored) : 0))
  const [now, setNow] = useState(() => (end === 0 ? 0 : Date.now()))
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))

  useEffect(() => {
    if (end <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  return {
    seconds,
    start(wait) {
      const until = Date.now() + wait * 1000
      setNow(Date.now())
      setEnd(until)
      if (stored) stored.write(String(until))
    },
  }
}

/** End in milliseconds since 1970; 0 if none is stored, if it has passed, or if a clock that was ahead wrote it. */
function endIn(stored: StoredText): number {
  const found = stored.read()
  const end = Number('text' in found ? found.text : 0)
  const left = end - Date.now()
  return left > 0 && left < LONGEST ? end : 0
}

const LONGEST = 24 * 60 * 60 * 1000
