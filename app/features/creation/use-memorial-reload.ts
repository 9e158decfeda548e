import { useEffect, useRef, useState } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import type { ReadFailure } from './read-memorial.ts'
import { useEditMode } from './use-edit-mode.ts'

export interface MemorialReload {
  /** Nothing of the memorial is loaded yet, so there is nothing to show. */
  pending: boolean
  failure: (ReadFailure & { tries: number }) | null
  retry(): void
}

/** No network, so the server is not asked. */
const notAsked: ReadFailure = { signInAgain: false, gone: null }

/**
 * Refetches the memorial when a step opens in edit mode. Local changes stay. If a save begins meanwhile, the answer is
 * outdated, and `saving` drops it.
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
    // The save in progress returns the memorial itself.
    if (!editMode || memorialUuid === null || isSaving.current) return
    const stop = new AbortController()
    const { signal } = stop
    reading.current = stop
    import('./read-memorial.ts')
      .then(({ readMemorial }) => readMemorial(memorialUuid, signal))
      .catch(() => notAsked)
      .then((read) => {
        if (signal.aborted) return
        if (typeof read === 'function') {
          draftStore.updateDraft(draftId, read)
          setFailure(null)
        } else setFailure({ ...read, tries: attempt + 1 })
      })
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
