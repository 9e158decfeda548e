import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { openReceipt, type Receipt } from '#contract/receipts.ts'

export type Opened =
  | { kind: 'opening' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; receipt: Receipt }
  /** It was taken back. */
  | { kind: 'gone'; what: 'memory' | 'answer'; shareSlug: string }

/** What the link of a receipt is about. Its token is behind the `#`, so that it never appears in a server log. */
export function useReceipt() {
  const [token, setToken] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' })

  useEffect(() => {
    // Also when another mailed link is opened in the same tab.
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  useEffect(() => {
    if (token === null) return
    let isCurrent = true
    setOpened({ kind: 'opening' })
    call(openReceipt, { body: { token }, asNobody: true }).then(
      ({ receipt }) => isCurrent && setOpened({ kind: 'open', receipt }),
      (reason: unknown) => isCurrent && setOpened({ kind: 'failed', error: errorOf(reason) }),
    )
    return () => {
      isCurrent = false
    }
  }, [token])

  return { token: token ?? '', opened, setOpened }
}

export const errorOf = (reason: unknown): ApiError =>
  reason instanceof ApiError ? reason : new ApiError(0, {})

/** A form that changes what the receipt is about. */
export function useReceiptForm(onChanged: (receipt: Receipt) => void) {
  const [state, setState] = useState<'typing' | 'saving' | 'saved'>('typing')
  const [error, setError] = useState<ApiError | null>(null)
  return {
    state,
    error,
    /** To be called around each change of a field. */
    type(change: () => void): void {
      change()
      setState('typing')
      setError(null)
    },
    async save(change: () => Promise<{ receipt: Receipt }>): Promise<void> {
      setState('saving')
      setError(null)
      try {
        onChanged((await change()).receipt)
        setState('saved')
      } catch (reason) {
        setError(errorOf(reason))
        setState('typing')
      }
    },
  }
}
