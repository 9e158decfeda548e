import { useEffect } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { isUnsaved } from '#app/draft/rules.ts'
import { isEditMode, isUnfinishedMemorial } from '#app/draft/steps.ts'
import { currentSession } from '#app/lib/session.ts'
import { isUnderWay, useSaving } from '#app/saving/progress-state.ts'

/**
 * A memorial that was kept by mail before its end follows its draft: what is new is sent as a step is left, behind
 * whatever comes next. One that does not get through stays in the draft, and is tried again with the next step; the
 * Save step says why.
 *
 * @param path of the step
 */
export function useBackgroundSave(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: done as the path is left
  useEffect(() => () => void sendWhatIsNew(), [path])
}

async function sendWhatIsNew(): Promise<void> {
  const { draftId } = draftStore.state.getState().draft
  if (!isBehind(draftId)) return
  const saving = await import('#app/saving/upload-draft.ts').catch(() => null)
  if (!saving) return
  const { isUploading, uploadDraft } = saving
  const wasUnderWay = isUploading(draftId)
  await uploadDraft(draftId, { leaveRefused: true })
  // The one that was under way had been asked before the latest was written.
  if (wasUnderWay && isBehind(draftId)) await uploadDraft(draftId, { leaveRefused: true })
}

/** Whether a memorial that follows its draft lacks some of it. */
function isBehind(draftId: string): boolean {
  const draft = draftStore.state.getState().drafts[draftId]
  return (
    draft !== undefined &&
    isUnfinishedMemorial(draft) &&
    isEditMode(draft, currentSession()) &&
    isUnsaved(draft)
  )
}

/** Whether the draft of this tab is being sent just now, whichever step is open. */
export function useIsSavingInBackground(draftId: string): boolean {
  const saving = useSaving()
  return saving.draftId === draftId && isUnderWay(saving.stage)
}
