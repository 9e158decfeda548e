import { useCallback, useEffect, useState } from 'react'
import { ApiError } from './api.ts'

interface KeptSwitch<Kept> {
  /** As the server has it; null until it was read. */
  kept: Kept | null
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
  ask: (() => Promise<Kept>) | null
  tell: (wanted: Kept) => Promise<Kept>
  /** Whether a failure has led to another screen. */
  ledAway: (reason: unknown) => boolean
  /** What to say of a failure that has no words. */
  failed: string
}

/** One choice of this host's own that is saved as it is made. `ask` has to be the same function from render to render. */
export function useKeptSwitch<Kept>({ ask, tell, ledAway, failed }: Options<Kept>): KeptSwitch<Kept> {
  const [kept, setKept] = useState<Kept | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<Kept | null>(null)
  const [error, setError] = useState<string | null>(null)

  const read = useCallback(async () => {
    if (ask === null) return
    setUnknown(false)
    try {
      setKept(await ask())
    } catch (reason) {
      if (!ledAway(reason)) setUnknown(true)
    }
  }, [ask, ledAway])

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
      const answer = await tell(wanted)
      setKept(answer)
      setSaved(answer)
    } catch (reason) {
      setKept(before)
      if (!ledAway(reason)) setError(reason instanceof ApiError ? reason.message : failed)
    }
    setSaving(false)
  }

  return { kept, isUnknown, read, save, saved, error }
}
