import { useCallback, useMemo, useState } from 'react'
import type { HostContribution } from '#contract/contributions.ts'

export interface Reviewed {
  /** Of those that waited when they were read: what is left of `waiting`. */
  left(waiting: number, read: readonly HostContribution[]): number
  note(id: string, isHandled: boolean): void
}

/** What of the contributions that waited somebody has approved, removed or hidden since they were read. */
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
