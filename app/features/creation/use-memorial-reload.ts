import { useEffect, useRef, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { loadMemorial } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { getMemorial } from '#contract/memorials.ts'
import { useEditMode } from './use-edit-mode.ts'

export interface MemorialReload {
  /** Nothing of the memorial is known here yet: there is nothing to show. */
  pending: boolean
  /** `isGone`: it was deleted, or is no longer this person's. */
  failure: { signInAgain: boolean; isGone: boolean; tries: number } | null
  retry(): void
}

/**
 * Reads the memorial again when a step page opens in edit mode. What was changed here stays; a
 * save that begins meanwhile makes the answer an old one, and `saving` drops it.
 */
export function useMemorialReload(saving: boolean): MemorialReload {
  const editMode = useEditMode()
  const draftId = useDraft((draft) => draft.draftId)
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const known = useDraft((draft) => draft.baseline !== null)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<MemorialReload['failure']>(null)
  const reading = useRef<AbortController>(null)
  const isSaving = useRef(saving)
  isSaving.current = saving

  useEffect(() => {
    // The save under way brings the memorial itself.
    if (!editMode || memorialUuid === null || isSaving.current) return
    const stop = new AbortController()
    reading.current = stop
    call(getMemorial, { params: { memorialUuid }, signal: stop.signal }).then(
      ({ memorial }) => {
        if (stop.signal.aborted) return
        draftStore.updateDraft(draftId, (draft) => loadMemorial(draft, memorial))
        setFailure(null)
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const known = error instanceof ApiError ? error : null
        setFailure({
          signInAgain: known?.status === 401,
          isGone: known?.code === 'MEMORIAL_NOT_FOUND',
          tries: attempt + 1,
        })
      },
    )
    return () => stop.abort()
  }, [editMode, draftId, memorialUuid, attempt])

  useEffect(() => {
    if (saving) reading.current?.abort()
  }, [saving])

  return {
    pending: editMode && !known && failure === null,
    failure,
    retry: () => setAttempt(attempt + 1),
  }
}
