import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Edit } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'

/** The message of the open draft, for the form of the step and of the edit screen, and the way to change it. */
export function useDraftMessage() {
  const draftId = useDraft((draft) => draft.draftId)
  const message = useDraft(
    useShallow(({ personalMessage, hostVideo, serverVideo }) => ({
      personalMessage,
      hostVideo,
      serverVideo,
    })),
  )
  const edit = useCallback(
    (change: Edit, options?: { typing?: boolean }) =>
      options?.typing ? draftStore.update(change, options) : draftStore.updateDraft(draftId, change),
    [draftId],
  )
  return { draftId, message, edit }
}
