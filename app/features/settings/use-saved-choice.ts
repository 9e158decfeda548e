import { useState } from 'react'

interface SavedChoice<Value> {
  /** What was chosen last; what is saved again once saving it has failed. */
  value: Value
  isSaving: boolean
  error: string | null
  choose(value: Value): Promise<void>
}

/**
 * A choice that is saved as it is made.
 *
 * @param saved what the server has
 * @param save gives null, or why it did not work, in words
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
      // One at a time: what is saved last is what was chosen last.
      if (pending) return
      setPending({ value })
      setError(null)
      setError(await save(value))
      setPending(null)
    },
  }
}
