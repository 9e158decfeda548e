import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { type ContentPart, unsavedParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useEditContext } from './edit-context.ts'

export interface EditedMemorial {
  /** What is known of it may be shown and edited. */
  ready: boolean
  /** There is no such memorial for this person any more: nothing can be saved. */
  isGone: boolean
  trouble: { kind: 'none-selected' } | { kind: 'failed'; words: string | null; tries: number } | null
  /** Reads it again. */
  load(): Promise<void>
}

/**
 * Reads the memorial into its draft before it is edited: what others saved meanwhile is there, and so is what was
 * changed here and not saved. When that fails, a memorial that is known on this device can be edited all the same; of
 * one that is gone, what was written and not saved is shown.
 *
 * @param parts what is edited
 */
export function useEditedMemorial(parts: readonly ContentPart[]): EditedMemorial {
  const { isSignedIn, memorialUuid, redirectOnAuthError } = useEditContext()
  const isKnown = useDraft((draft) => draft.baseline !== null && draft.memorialUuid === memorialUuid)
  const isUnsaved = useDraft((draft) => unsavedParts(draft, parts).length > 0)
  const [isLoaded, setLoaded] = useState(false)
  const [failure, setFailure] = useState<{ words: string | null; tries: number } | null>(null)

  const load = useCallback(async () => {
    if (memorialUuid === null) return
    try {
      await loadMemorial(memorialUuid)
      setFailure(null)
      setLoaded(true)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      const isNotThere = reason instanceof ApiError && reason.code === 'MEMORIAL_NOT_FOUND'
      if (isNotThere) setLoaded(false)
      setFailure((before) => ({
        words: isNotThere ? reason.message : null,
        tries: (before?.tries ?? 0) + 1,
      }))
    }
  }, [memorialUuid, redirectOnAuthError])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  const isGone = failure !== null && failure.words !== null
  const trouble = failure && ({ kind: 'failed', ...failure } as const)
  return {
    ready: isSignedIn && (isLoaded || (isKnown && failure !== null && (!isGone || isUnsaved))),
    isGone,
    trouble: isSignedIn && memorialUuid === null ? { kind: 'none-selected' } : trouble,
    load,
  }
}
