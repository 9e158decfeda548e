import { useCallback, useEffect, useState } from 'react'
import { ApiError } from './api.ts'

interface OptimisticSetting<Kept> {
  /** As the server has it; null until it was read. */
  value: Kept | null
  /** It could not be read. */
  isUnknown: boolean
  read(): Promise<void>
  /** Saves another; what was shown before comes back where that fails. */
  save(wanted: Kept): Promise<void>
  /** What was saved last here; null: nothing, or not yet. */
  saved: Kept | null
  error: string | null
}

interface Options<Kept> {
  /** null: not yet. */
  load: (() => Promise<Kept>) | null
  store: (wanted: Kept) => Promise<Kept>
  /** Whether a failure has led to another screen. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** What to say of a failure that has no words. */
  failed: string
}

/** One choice of this host's own that is saved as it is made. `ask` has to be the same function from render to render. */
export function useOptimisticSetting<Kept>({
  load,
  store,
  redirectOnAuthError,
  failed,
}: Options<Kept>): OptimisticSetting<Kept> {
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
  }, [load, redirectOnAuthError])

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
