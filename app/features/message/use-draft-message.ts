import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Edit } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'

/** The message of the open draft and its edit function, for the step and the edit screen. */
export function useDraftMessage() {
  const draftId = useDraft((draft) => draft.draftId)
  const message = useDraft(
    useShallow(({ hostMessage, hostVideo, serverVideo, isVideoShown }) => ({
      hostMessage,
      hostVideo,
      serverVideo,
      isVideoShown,
    })),
  )
  const edit = useCallback(
    (change: Edit, options?: { typing?: boolean }) =>
      options?.typing ? draftStore.update(change, options) : draftStore.updateDraft(draftId, change),
    [draftId],
  )
  return { draftId, message, edit }
}
