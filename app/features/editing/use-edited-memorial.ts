import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { type ContentPart, unsavedParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { loadMemorial } from '#app/lib/load-memorial.ts'
import { useEditContext } from './edit-context.ts'

export interface EditedMemorial {
  /** Whether the memorial can be shown and edited. */
  ready: boolean
  /** This person has no such memorial any more, so nothing can be saved. */
  isGone: boolean
  trouble: { kind: 'none-selected' } | { kind: 'failed'; words: string | null; tries: number } | null
  /** Loads it again. */
  load(): Promise<void>
}

/**
 * Loads the memorial into its draft before it is edited, with what others saved meanwhile; unsaved changes from this
 * device are kept. If that fails, a memorial known on this device can be edited nevertheless. If the memorial is gone,
 * unsaved changes are still shown.
 *
 * @param parts the parts that are edited
 */
export function useEditedMemorial(parts: readonly ContentPart[]): EditedMemorial {
  const { isSignedIn, memorialUuid } = useEditContext()
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
  }, [memorialUuid])

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
