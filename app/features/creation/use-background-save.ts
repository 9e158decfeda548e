import { useEffect } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { isEditMode } from '#app/draft/steps.ts'
import { currentSession } from '#app/lib/session.ts'

/**
 * Sends in the background what a begun save lacks: whenever a step opens, also after a reload or a payment, and when the
 * steps are left. What fails stays in the draft and is sent again at the next of these; the Save step tells why.
 *
 * @param path of the step
 * @param isReady whether the draft and the account are loaded
 */
export function useBackgroundSave(path: string, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => void (isReady && sendRest()), [path, isReady])
  useEffect(() => () => void sendRest(), [])
}

async function sendRest(): Promise<void> {
  const { draft } = draftStore.state.getState()
  if (!draft.pendingPersist || !isEditMode(draft, currentSession())) return
  const saving = await import('#app/saving/save-whole-draft.ts').catch(() => null)
  if (!saving) return
  await saving.saveInBackground(saving.wholeDraft, { draftId: draft.draftId, retry: 'transient' })
}
