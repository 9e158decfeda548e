import { useEffect, useState } from 'react'
import { clearsAfterAWeek, mayAskAgain } from './rules.ts'

/** Key of the time (milliseconds since 1970) when this browser was last asked for persistence. */
const ASKED_KEY = 'storage-asked'

/** Whether this browser clears what is stored here after a week without a visit; false until that is known. */
export function useClearsAfterAWeek(): boolean {
  const [clears, setClears] = useState(false)
  useEffect(() => {
    const traits = {
      supports: (property: string, value: string) => CSS.supports(property, value),
      has: (name: string) => name in window,
      isInstalled: matchMedia('(display-mode: standalone)').matches,
    }
    if (clearsAfterAWeek(traits)) void isPersisted().then((isKept) => setClears(!isKept))
  }, [])
  return clears
}

/**
 * Asks the browser not to clear stored data by itself. Call it once there is something worth keeping, since some
 * browsers ask the person. Never rejects.
 */
export async function askForPersistence(): Promise<void> {
  if (!(await isPersisted()) && isTimeToAsk(Date.now()))
    await navigator.storage?.persist?.().catch(() => false)
}

async function isPersisted(): Promise<boolean> {
  try {
    return (await navigator.storage?.persisted?.()) === true
  } catch {
    return false
  }
}

/** If nothing can be stored, asking is of no use. */
function isTimeToAsk(now: number): boolean {
  try {
    if (!mayAskAgain(localStorage.getItem(ASKED_KEY), now)) return false
    localStorage.setItem(ASKED_KEY, String(now))
    return true
  } catch {
    return false
  }
}
