import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import type { Paper } from '#contract/keepsakes.ts'
import { type CardKind, getCardSheet } from '#contract/sharing.ts'

interface Sheet {
  /** Its address; null until it is requested. */
  url: string | null
  /** Why it could not be made. */
  trouble: ApiError | null
}

const none: Sheet = { url: null, trouble: null }

/**
 * Requests the sheet of cards of one kind and paper size, and has the browser save it.
 */
export function useCardSheet(memorialUuid: string, { paper, kind }: { paper: Paper; kind: CardKind }) {
  const [sheets, setSheets] = useState<Partial<Record<`${CardKind} ${Paper}`, Sheet>>>({})
  const key = `${kind} ${paper}` as const

  async function download() {
    const note = (sheet: Sheet) => setSheets((before) => ({ ...before, [key]: sheet }))
    try {
      const { url } = await call(getCardSheet, { params: { memorialUuid }, query: { paper, kind } })
      note({ url, trouble: null })
      save(url)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      note({ url: null, trouble: reason })
    }
  }

  return { ...(sheets[key] ?? none), download }
}

/** Has the browser save the file at an address, under the last part of the address as name. */
function save(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
