import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { openReceipt, type Receipt } from '#contract/receipts.ts'

/** Between two looks at photos that are being prepared. */
const LOOK_AGAIN_MS = 4000

/** It was taken back; `shareSlug` of the memorial. */
export interface Gone {
  kind: 'gone'
  what: 'memory' | 'answer'
  shareSlug: string
}

export type Opened =
  | { kind: 'opening' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'open'; receipt: Receipt }
  | Gone

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
    const gone = readGone(token)
    if (gone) return setOpened(gone)
    setOpened({ kind: 'opening' })
    call(openReceipt, { body: { token }, asNobody: true }).then(
      ({ receipt }) => isCurrent && setOpened({ kind: 'open', receipt }),
      (reason: unknown) => isCurrent && setOpened({ kind: 'failed', error: errorOf(reason) }),
    )
    return () => {
      isCurrent = false
    }
  }, [token])

  const isDeveloping =
    opened.kind === 'open' &&
    opened.receipt.kind === 'MEMORY' &&
    opened.receipt.memory.media.some(({ state }) => state === 'PROCESSING')
  useEffect(() => {
    if (token === null || !isDeveloping) return
    let isCurrent = true
    const timer = setInterval(() => {
      call(openReceipt, { body: { token }, asNobody: true }).then(
        ({ receipt }) =>
          isCurrent && setOpened((now) => (now.kind === 'open' ? { kind: 'open', receipt } : now)),
        // The next look may succeed.
        () => {},
      )
    }, LOOK_AGAIN_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [token, isDeveloping])

  return { token: token ?? '', opened, setOpened }
}

interface Kept {
  receiptGone?: { token: string; gone: Gone }
}

/** What was taken back here, after a reload: its link opens nothing any more. */
function readGone(token: string): Gone | null {
  const { receiptGone } = (history.state ?? {}) as Kept
  return receiptGone?.token === token ? receiptGone.gone : null
}

export function keepGone(token: string, gone: Gone): void {
  const kept: Kept = { receiptGone: { token, gone } }
  history.replaceState({ ...history.state, ...kept }, '')
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
