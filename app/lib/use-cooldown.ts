import { useEffect, useState } from 'react'

/** Counts down whole seconds to 0: `start(30)`, then 30, 29 … */
export function useCooldown(): { seconds: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
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
      setNow(Date.now())
      setEnd(Date.now() + wait * 1000)
    },
  }
}
