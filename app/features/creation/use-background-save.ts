import { useEffect } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { isUnsaved } from '#app/draft/rules.ts'
import { isEditMode, isUnfinishedMemorial } from '#app/draft/steps.ts'
import { currentSession } from '#app/lib/session.ts'

/**
 * Sends in the background what the server lacks of a memorial that is being made: whenever a step opens, also after a
 * reload or a payment, and when the steps are left. What fails stays in the draft and is sent again at the next of these;
 * the Save step tells why.
 *
 * @param path of the step
 * @param isReady whether the draft and the account are loaded
 */
export function useBackgroundSave(path: string, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => void (isReady && sendWhatIsNew()), [path, isReady])
  useEffect(() => () => void sendWhatIsNew(), [])
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

/** Whether a save that has begun is not over, or a memorial that was kept by mail has new changes. */
function isBehind(draftId: string): boolean {
  const draft = draftStore.state.getState().drafts[draftId]
  if (draft === undefined || !isEditMode(draft, currentSession())) return false
  return draft.pendingPersist || (isUnfinishedMemorial(draft) && isUnsaved(draft))
}
