import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { askForYearlyNote, endYearlyNote, getYearlyNote } from '#contract/anniversaries.ts'

interface Note {
  account: string | null
  /** Ends it; null while it is off. */
  end: string | null
}

/** The yearly note of whoever is logged in on this browser; null for everybody else, who asks by address. */
export function useOwnNote(slug: string) {
  const t = useTranslations('visitYearly')
  const [note, setNote] = useState<Note | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (readToken() === null) return
    call(getYearlyNote, { params: { slug } }).then(
      (read) => setNote(read.account === null ? null : read),
      // The form is there.
      () => {},
    )
  }, [slug])

  async function attempt(work: () => Promise<Note | null>): Promise<void> {
    setError(null)
    try {
      setNote(await work())
    } catch (reason) {
      setError(reason instanceof ApiError ? reason.message : t('failed'))
    }
  }

  return {
    note,
    error,
    ask: () => attempt(() => call(askForYearlyNote, { params: { slug }, body: {} })),
    end: () =>
      attempt(async () => {
        await call(endYearlyNote, { params: { token: note?.end ?? '' } })
        return note && { ...note, end: null }
      }),
  }
}
