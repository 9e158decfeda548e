import { useState } from 'react'

const KEY = 'wall-started'

/** Whether the live wall was started in this tab: after a reload it goes on by itself, since nobody may stand beside it. */
export function useWallStarted() {
  const [isStarted, setStarted] = useState(wasStarted)
  function start() {
    try {
      sessionStorage.setItem(KEY, 'yes')
    } catch {
      // Then a reload asks again.
    }
    setStarted(true)
  }
  return { isStarted, start }
}

function wasStarted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
