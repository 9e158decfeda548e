import { useState } from 'react'

interface SavedChoice<Value> {
  /** The chosen value while it is being saved; otherwise the saved one. */
  value: Value
  isSaving: boolean
  error: string | null
  choose(value: Value): Promise<void>
}

/**
 * A setting that is saved as soon as it is chosen.
 *
 * @param saved the server's value
 * @param save returns null, or an error message
 */
export function useSavedChoice<Value>(
  saved: Value,
  save: (value: Value) => Promise<string | null>,
): SavedChoice<Value> {
  const [pending, setPending] = useState<{ value: Value } | null>(null)
  const [error, setError] = useState<string | null>(null)
  return {
    value: pending ? pending.value : saved,
    isSaving: pending !== null,
    error,
    async choose(value) {
      // One save at a time, so that the last saved value is the last chosen one.
      if (pending) return
      setPending({ value })
      setError(null)
      setError(await save(value))
      setPending(null)
    },
  }
}
