import { draftStore } from '#app/draft/hooks.ts'
import { type ContentPart, revertParts, unsavedParts } from '#app/draft/rules.ts'
import { type LeaveQuestion, useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { useEditContext } from './edit-context.ts'

/**
 * Asks before a screen with unsaved changes is left.
 *
 * @param isGone the memorial is gone and nothing can be saved: then nobody is asked, and the changes stay in the draft
 * in case it is restored
 */
export function useUnsavedPrompt(parts: readonly ContentPart[], isGone: boolean): LeaveQuestion | null {
  const { isStoring } = useEditContext()
  return useLeaveQuestion({
    isUnsaved: () => !isGone && unsavedParts(draftStore.state.getState().draft, parts).length > 0,
    isAtWork: isStoring,
    takeBack: () => draftStore.update((draft) => revertParts(draft, parts)),
  })
}
