import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { type AuditEntry, listAuditLog } from '#contract/audit-log.ts'

interface Read {
  entries: AuditEntry[]
  /** The cursor of the next page; null if all are loaded. */
  next: string | null
}

/**
 * Loads the audit log of a memorial, one page at a time.
 *
 * @param asOf when it changes, the newest entries are loaded again
 * @param redirectOnAuthError redirects on an auth error; returns whether it did
 */
export function useAuditLog(
  memorialUuid: string,
  asOf: unknown,
  redirectOnAuthError: (reason: unknown) => boolean,
) {
  const [state, setState] = useState<Read | null>(null)
  const [failed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [firstNew, setFirstNew] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)

  const ask = useCallback(
    async (after: string | null, take: (page: Read) => void) => {
      setFailed(false)
      setBusy(true)
      try {
        const query = after === null ? {} : { after }
        take(await call(listAuditLog, { params: { memorialUuid }, query }))
      } catch (reason) {
        if (!redirectOnAuthError(reason)) setFailed(true)
      }
      setBusy(false)
    },
    [memorialUuid, redirectOnAuthError],
  )

  const read = useCallback(() => ask(null, ({ entries, next }) => setState({ entries, next })), [ask])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asOf` has no use here but to load again when it changes
  useEffect(() => void read(), [read, asOf])

  // Moves the focus to the first of the entries that were loaded.
  useEffect(() => {
    if (firstNew === null) return
    list.current?.querySelector<HTMLElement>(`[data-id="${firstNew}"]`)?.focus()
    setFirstNew(null)
  }, [firstNew])

  async function readOn() {
    if (!state) return
    await ask(state.next, ({ entries, next }) => {
      const known = new Set(state.entries.map(({ uuid }) => uuid))
      const added = entries.filter(({ uuid }) => !known.has(uuid))
      setState({ entries: [...state.entries, ...added], next })
      setFirstNew(added[0]?.uuid ?? null)
    })
  }

  return { entries: state?.entries ?? null, next: state?.next ?? null, isBusy, failed, read, readOn, list }
}
