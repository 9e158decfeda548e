import { draftStore } from '#app/draft/hooks.ts'
import { type ContentPart, revertParts, unsavedParts } from '#app/draft/rules.ts'
import { type LeaveQuestion, useLeaveQuestion } from '#app/saving/use-leave-question.ts'
import { useEditContext } from './edit-context.ts'

/**
 * Asks before a screen is left whose part of the memorial has unsaved changes.
 *
 * @param isGone nothing can be saved any more: nobody is asked, and what was written stays for when it is brought back
 */
export function useUnsavedPrompt(parts: readonly ContentPart[], isGone: boolean): LeaveQuestion | null {
  const { isStoring } = useEditContext()
  return useLeaveQuestion({
    isUnsaved: () => !isGone && unsavedParts(draftStore.state.getState().draft, parts).length > 0,
    isAtWork: isStoring,
    takeBack: () => draftStore.update((draft) => revertParts(draft, parts)),
  })
}
