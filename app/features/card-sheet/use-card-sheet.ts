import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import type { Paper } from '#contract/keepsakes.ts'
import { getCardSheet } from '#contract/sharing.ts'

interface Sheet {
  /** Where it lies; null until it was asked for. */
  url: string | null
  /** Why there is none. */
  trouble: ApiError | null
}

const none: Sheet = { url: null, trouble: null }

/**
 * The sheet of cards on one paper, once it is asked for: then the browser saves it.
 *
 * @param redirectOnAuthError whether a failed call has led to another screen
 */
export function useCardSheet(
  memorialUuid: string,
  paper: Paper,
  redirectOnAuthError: (reason: unknown) => boolean,
) {
  const [sheets, setSheets] = useState<Partial<Record<Paper, Sheet>>>({})

  async function download() {
    const note = (sheet: Sheet) => setSheets((before) => ({ ...before, [paper]: sheet }))
    try {
      const { url } = await call(getCardSheet, { params: { memorialUuid }, query: { paper } })
      note({ url, trouble: null })
      save(url)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      note({ url: null, trouble: reason })
    }
  }

  return { ...(sheets[paper] ?? none), download }
}

/** Has the browser save what an address leads to, under the name that the address ends with. */
function save(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
