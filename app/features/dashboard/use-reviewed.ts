import { useCallback, useMemo, useState } from 'react'
import type { HostContribution } from '#contract/contributions.ts'

export interface Reviewed {
  /** How many of `waiting` are still pending. `read` are the contributions as they were loaded. */
  left(waiting: number, read: readonly HostContribution[]): number
  note(id: string, isHandled: boolean): void
}

/** Remembers which pending contributions were approved, removed or hidden since they were loaded. */
export function useReviewed(): Reviewed {
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((id: string, isHandled: boolean) => {
    setHandled((now) => {
      const next = new Set(now)
      if (isHandled) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return useMemo(
    () => ({
      left: (waiting, read) =>
        waiting - read.filter(({ id, state }) => state === 'PENDING' && handled.has(id)).length,
      note,
    }),
    [handled, note],
  )
}
