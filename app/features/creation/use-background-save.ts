import { useEffect } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { isUnsaved } from '#app/draft/rules.ts'
import { isEditMode, isUnfinishedMemorial } from '#app/draft/steps.ts'
import { currentSession } from '#app/lib/session.ts'

/**
 * For a memorial that was kept by mail before it was finished: sends changes in the background when a step is left. If
 * that fails, they stay in the draft and are sent again after the next step; the Save step tells why.
 *
 * @param path of the step
 */
export function useBackgroundSave(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path is left
  useEffect(() => () => void sendWhatIsNew(), [path])
}

async function sendWhatIsNew(): Promise<void> {
  const { draftId } = draftStore.state.getState().draft
  if (!isBehind(draftId)) return
  const saving = await import('#app/saving/save-whole-draft.ts').catch(() => null)
  if (!saving) return
  const { isBeingSaved, saveInBackground, wholeDraft } = saving
  const again = () => saveInBackground(wholeDraft, { draftId, retry: 'transient' })
  const wasUnderWay = isBeingSaved(draftId)
  await again()
  // The save that was in progress began before the latest change was written.
  if (wasUnderWay && isBehind(draftId)) await again()
}

/** Whether a memorial that is saved in the background lacks some of its draft. */
function isBehind(draftId: string): boolean {
  const draft = draftStore.state.getState().drafts[draftId]
  return (
    draft !== undefined &&
    isUnfinishedMemorial(draft) &&
    isEditMode(draft, currentSession()) &&
    isUnsaved(draft)
  )
}
