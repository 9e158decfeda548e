import { useState } from 'react'

/** Counts the saves that were stopped because something is wrong, so that the form shows it at once. */
export function useRefusals(isFaulty: boolean) {
  const [refusals, setRefusals] = useState(0)
  function isSendable(): boolean {
    if (isFaulty) setRefusals((count) => count + 1)
    return !isFaulty
  }
  return { refusals, isSendable }
}
