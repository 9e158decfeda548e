import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'

export interface MemorialLoad {
  state: 'idle' | 'loading' | 'loaded' | 'failed'
  /** How many attempts failed. */
  tries: number
  sessionEnded: boolean
  retry(): Promise<void>
}

/** Reads the memorial again from the server when the step opens; local changes stay. */
export function useMemorialLoad(memorialUuid: string | null): MemorialLoad {
  const [state, setState] = useState<MemorialLoad['state']>('idle')
  const [tries, setTries] = useState(0)
  const [sessionEnded, setSessionEnded] = useState(false)

  const load = useCallback(async (): Promise<void> => {
    if (memorialUuid === null) return
    setState('loading')
    try {
      await loadMemorial(memorialUuid)
      setState('loaded')
    } catch (reason) {
      setTries((count) => count + 1)
      setSessionEnded(reason instanceof ApiError && reason.status === 401)
      setState('failed')
    }
  }, [memorialUuid])

  useEffect(() => {
    void load()
  }, [load])

  return { state, tries, sessionEnded, retry: load }
}
