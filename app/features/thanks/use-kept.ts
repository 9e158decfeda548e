import { useCallback, useEffect, useRef, useState } from 'react'
import { type Kept, nothingKept, readKept, writeKept } from './kept.ts'

/** What is typed on this screen and not saved, and a change of it, which is written at once. */
export function useKept(memorialUuid: string | null, userUuid: string | null) {
  const [kept, setKept] = useState(nothingKept)
  const latest = useRef(kept)
  useEffect(() => {
    if (memorialUuid === null) return
    latest.current = readKept(memorialUuid, userUuid)
    setKept(latest.current)
  }, [memorialUuid, userUuid])
  const keep = useCallback(
    (change: (now: Kept) => Kept) => {
      latest.current = change(latest.current)
      setKept(latest.current)
      if (memorialUuid !== null) writeKept(memorialUuid, userUuid, latest.current)
    },
    [memorialUuid, userUuid],
  )
  return { kept, keep }
}

export type Keep = ReturnType<typeof useKept>['keep']
