import { useDraft } from '#app/draft/hooks.ts'
import { isAllSaved } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { isUnderWay, type SavingState, useSaving } from './progress-state.ts'

/**
 * What the server has of a draft: nothing (`here`: it is on this device alone), some of it, or all; `saving`: the rest is
 * on its way. Every sentence about saving reads this, so that no two of them disagree.
 */
export type SaveStatus = 'here' | 'saving' | 'unsaved' | 'saved'

export function saveStatusOf(draft: Draft, { draftId, stage }: SavingState): SaveStatus {
  if (draftId === draft.draftId && isUnderWay(stage)) return 'saving'
  if (draft.memorialUuid === null) return 'here'
  return isAllSaved(draft) ? 'saved' : 'unsaved'
}

/** The same of the draft in this tab. */
export function useSaveStatus(): SaveStatus {
  const saving = useSaving()
  return useDraft((draft) => saveStatusOf(draft, saving))
}
