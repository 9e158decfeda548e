import { useEffect, useRef } from 'react'

/** Calls `goOn` once the network is back, where that was wished for; not after the dialog has closed. */
export function useNetwork(goOn: () => unknown) {
  const isWished = useRef(false)
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    const back = () => {
      if (!isWished.current) return
      isWished.current = false
      latest.current()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  return {
    isOffline: () => navigator.onLine === false,
    goOnWhenBack() {
      isWished.current = true
    },
  }
}
