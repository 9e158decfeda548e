import { useRef } from 'react'

/**
 * Runs one request at a time, however often a button is pressed: Enter or a double press may come before the button is
 * busy.
 */
export function useAlone(onBusy: (busy: boolean) => void): (work: () => Promise<void>) => Promise<void> {
  const running = useRef(false)
  return async (work) => {
    if (running.current) return
    running.current = true
    onBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      onBusy(false)
    }
  }
}
