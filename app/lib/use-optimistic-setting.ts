import { useCallback, useEffect, useState } from 'react'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { ApiError } from './api.ts'

interface OptimisticSetting<Kept> {
  /** The value on the server; null until it was read. */
  value: Kept | null
  /** The value could not be read. */
  isUnknown: boolean
  read(): Promise<void>
  /** Saves another value; if that fails, the previous one is shown again. */
  save(wanted: Kept): Promise<void>
  /** The value that was last saved here; null: none, or not yet. */
  saved: Kept | null
  error: string | null
}

interface Options<Kept> {
  /** null: not to be read yet. Must stay the same function between renders. */
  load: (() => Promise<Kept>) | null
  store: (wanted: Kept) => Promise<Kept>
  /** Message for an error that has none. */
  failed: string
}

/** A setting of this host that is shown as chosen at once and saved. */
export function useOptimisticSetting<Kept>({ load, store, failed }: Options<Kept>): OptimisticSetting<Kept> {
  const [kept, setKept] = useState<Kept | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<Kept | null>(null)
  const [error, setError] = useState<string | null>(null)

  const read = useCallback(async () => {
    if (load === null) return
    setUnknown(false)
    try {
      setKept(await load())
    } catch (reason) {
      if (!redirectOnAuthError(reason)) setUnknown(true)
    }
  }, [load])

  useEffect(() => {
    void read()
  }, [read])

  async function save(wanted: Kept) {
    if (isSaving) return
    const before = kept
    setSaving(true)
    setKept(wanted)
    setSaved(null)
    setError(null)
    try {
      const answer = await store(wanted)
      setKept(answer)
      setSaved(answer)
    } catch (reason) {
      setKept(before)
      if (!redirectOnAuthError(reason)) setError(reason instanceof ApiError ? reason.message : failed)
    }
    setSaving(false)
  }

  return { value: kept, isUnknown, read, save, saved, error }
}
